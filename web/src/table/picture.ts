// A game as a picture to show around: handed to the system's own sheet where it takes files, else downloaded.

import { picturePath } from "../api";
import { settings } from "../ui/settings.svelte";

/** Whether it worked; who closes the system's sheet has changed their mind, and nothing is wrong. */
export async function sharePicture(table: string, watch: string | null): Promise<boolean> {
  const answer = await fetch(picturePath(table, watch, settings.language)).catch(() => null);
  if (!answer?.ok) return false;
  const file = new File([await answer.blob()], "mercerie.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title: "Mercerie" }).catch(() => undefined);
  else download(file);
  return true;
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
