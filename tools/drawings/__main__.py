"""Writes web/src/learn/drawn/<game>.json: `make drawings`, after a change of rules, views or words."""

from drawings.files import FOLDER, made, text_of

if __name__ == "__main__":
    for name, make in made().items():
        path = FOLDER / f"{name}.json"
        path.write_text(text_of(make()), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size // 1024} KiB")
