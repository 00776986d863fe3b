// Generated from the server's messages by `make wire`; do not edit.

export type Cells = number | string;

export interface Act {
  key: string;
  base: number;
  text: string;
  type: "act";
}

export interface Undo {
  key: string;
  base: number;
  type: "undo";
}

export interface AskTakeBack {
  key: string;
  base: number;
  type: "ask-take-back";
}

export interface AnswerTakeBack {
  key: string;
  base: number;
  agree: boolean;
  type: "answer-take-back";
}

export interface Resign {
  key: string;
  base: number;
  type: "resign";
}

export interface Say {
  key: string;
  base: number;
  saying: "hello" | "good-luck" | "well-played" | "oops" | "thinking" | "thanks" | "good-game";
  type: "say";
}

export interface SeatRobot {
  key: string;
  base: number;
  seat: number;
  bot: string;
  type: "seat-robot";
}

export interface WishRematch {
  key: string;
  base: number;
  wish: "offer" | "agree" | "decline" | "withdraw";
  type: "rematch";
}

export interface Look {
  visible: boolean;
  type: "look";
}

export interface PlayerInfo {
  type: "PlayerInfo";
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  robot: string | null;
  yours: boolean;
  invited: string;
}

export interface SeatInfo {
  type: "SeatInfo";
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  robot: string | null;
  yours: boolean;
  present: boolean;
  resigned: boolean;
  substituted: boolean;
  invited: string;
  declined: boolean;
}

export interface StepInfo {
  type: "StepInfo";
  seq: number;
  kind: "action" | "undo" | "take-back-asked" | "take-back-answered" | "resigned" | "said" | "timed-out" | "joined" | "seated" | "declined" | "rematch-offered" | "rematch-answered" | "rematch-withdrawn";
  seat: number;
  text: string;
  events: unknown[];
  view: unknown;
}

export interface ClockInfo {
  type: "ClockInfo";
  left: number[];
  running: number | null;
  waits: number;
  kind: "game" | "turn";
  seconds: number;
  increment: number;
}

export interface ResultInfo {
  type: "ResultInfo";
  scores: number[];
  winners: number[];
  reason: "rules" | "resigned" | "time";
  seed: string;
}

export interface RematchInfo {
  type: "RematchInfo";
  offered_by: number | null;
  agreed: number[];
  declined_by: number | null;
  begins: number;
  table: string | null;
}

export interface Links {
  type: "Links";
  join: string | null;
  watch: string;
}

export interface Update {
  type: "Update";
  table: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seq: number;
  seats: SeatInfo[];
  view: unknown;
  legal: string[];
  outlooks: Record<string, unknown>;
  box: unknown;
  steps: StepInfo[];
  clock: ClockInfo | null;
  take_back: number | null;
  undo: "step" | "back" | "ask" | "revealed" | null;
  may_hint: boolean;
  result: ResultInfo | null;
  commitment: string;
  links: Links | null;
  rematch: RematchInfo | null;
  awaited: number[];
}

export interface Ack {
  type: "Ack";
  key: string;
  seq: number;
}

export interface Refused {
  type: "Refused";
  key: string;
  code: string;
  words: string;
  seq: number;
}

export interface Goodbye {
  type: "Goodbye";
  code: "stopping" | "too-slow" | "too-many" | "not-allowed" | "bad-message" | "other-rules";
}

export interface SeatChoice {
  kind: "me" | "here" | "open" | "bot" | "person";
  name?: string | null;
  bot?: string | null;
  table?: string | null;
  seat?: number | null;
}

export interface ClockChoice {
  kind?: "none" | "game" | "turn";
  seconds?: number;
  increment?: number;
}

export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string | number | boolean>;
  clock: ClockChoice;
}

export interface TableCard {
  type: "TableCard";
  table: string;
  game: string;
  players: PlayerInfo[];
  your_turn: boolean;
  over: boolean;
  won: boolean;
  waiting: boolean;
  left: boolean;
  offered_by: number | null;
  awaited: boolean;
  to_move: number | null;
  winners: number[];
  scores: number[];
  reason: "" | "rules" | "resigned" | "time";
  place: number | null;
  other_rules: boolean;
  actions: number;
  picture: string[][];
  at: number;
}

export interface Person {
  type: "Person";
  table: string;
  seat: number;
  name: string;
  game: string;
  at: number;
  asked: boolean;
  again: NewTable;
}

export interface Asked {
  type: "Asked";
  table: string;
  game: string;
  by: string;
  players: PlayerInfo[];
  clock: ClockChoice;
  at: number;
}

export interface People {
  type: "People";
  people: Person[];
  invitations: Asked[];
}

export interface TapeInfo {
  type: "TapeInfo";
  end: number;
  income: number[];
  leather: number[];
}

export interface OptionInfo {
  type: "OptionInfo";
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  tapes: TapeInfo[];
}

export interface Impossible {
  type: "Impossible";
  seats: number;
  options: Record<string, string | number | boolean>;
}

export interface BotInfo {
  type: "BotInfo";
  spec: string;
  name: string;
  level: string;
  robot: string | null;
  strength: number | null;
}

export interface GameInfo {
  type: "GameInfo";
  game: string;
  author: string;
  seats: number[];
  options: OptionInfo[];
  impossible: Impossible[];
  bots: BotInfo[];
}

export interface Telling {
  type: "Telling";
  on: boolean;
  key: string;
  devices: number;
  webhook: string;
}

export interface Me {
  type: "Me";
  name: string;
}

export interface ReplayStep {
  type: "ReplayStep";
  view: unknown;
  seat: number | null;
  text: string;
  events: unknown[];
}

export interface Hint {
  type: "Hint";
  text: string;
  chance: number | null;
}

export interface ReviewMoment {
  type: "ReviewMoment";
  number: number;
  seat: number;
  text: string;
  chance: number;
  better: string | null;
  better_chance: number;
  outlooks: Record<string, unknown>;
}

export interface TurningPointInfo {
  type: "TurningPointInfo";
  number: number;
  seat: number;
  loss: number;
  leader: number | null;
}

export interface ReviewInfo {
  type: "ReviewInfo";
  id: string;
  total: number;
  done: number;
  waiting: number;
  failed: boolean;
  chances: number[][];
  moments: ReviewMoment[];
  turning_points: TurningPointInfo[];
  accuracy: (number | null)[];
}

export interface Replay {
  type: "Replay";
  game: string;
  options: Record<string, string | number | boolean>;
  players: PlayerInfo[];
  box: unknown;
  steps: ReplayStep[];
  result: ResultInfo | null;
}

export type Command = Act | Undo | AskTakeBack | AnswerTakeBack | Resign | Say | SeatRobot | WishRematch;

export type Message = Update | Ack | Refused | Goodbye;

export const SHOWN_STEPS = 8;

export const WATCHING: Readonly<Record<string, { own: number; other: number }>> = {
  "patchwork": { own: 2400, other: 1900 },
  "patchwork-express": { own: 2400, other: 1900 },
  "textile": { own: 1800, other: 1900 },
  "timeline": { own: 2900, other: 900 },
};

export namespace patchwork {
  export interface Patch {
    type: "Patch";
    id: number;
    cost: number;
    time: number;
    income: number;
    shape: [number, number][];
  }
  export interface Track {
    type: "Track";
    end: number;
    income: number[];
    leather: Record<string, number[]>;
  }
  export interface Tile {
    type: "Tile";
    side: number;
    points: number;
  }
  export interface Components {
    type: "Components";
    name: string;
    side: number;
    buttons: number;
    offer: number;
    penalty: number;
    tile: Tile | null;
    leather_may_be_thrown_away: boolean;
    track: Track;
    patches: Record<string, Patch>;
    start: number;
    late: number[];
    late_from: number;
  }
  export interface Sewn {
    type: "Sewn";
    patch: number | null;
    cells: Cells;
  }
  export interface Player {
    type: "Player";
    time: number;
    buttons: number;
    income: number;
    quilt: Cells;
    sewn: Sewn[];
  }
  export interface View {
    type: "View";
    seat: number | null;
    players: [Player, Player];
    circle: number[];
    late: number[];
    leather: number[];
    turn: number;
    to_sew: number;
    tile: number | null;
    home: number | null;
    to_move: number | null;
    scores: [number, number];
  }
  export interface Bought {
    type: "Bought";
    seat: number;
    patch: number;
    cost: number;
    cells: Cells;
    skipped: number;
  }
  export interface PatchesJoined {
    type: "PatchesJoined";
    patches: number[];
  }
  export interface TookTile {
    type: "TookTile";
    seat: number;
    points: number;
  }
  export interface Moved {
    type: "Moved";
    seat: number;
    start: number;
    end: number;
  }
  export interface Earned {
    type: "Earned";
    seat: number;
    buttons: number;
  }
  export interface Income {
    type: "Income";
    seat: number;
    mark: number;
    buttons: number;
  }
  export interface TookLeather {
    type: "TookLeather";
    seat: number;
    space: number;
  }
  export interface LeatherLost {
    type: "LeatherLost";
    seat: number;
    by_choice: boolean;
  }
  export interface SewedLeather {
    type: "SewedLeather";
    seat: number;
    cells: Cells;
  }
  export interface Finished {
    type: "Finished";
    scores: [number, number];
    winner: number;
    by_arrival: boolean;
  }
  export interface PatchOutlook {
    type: "PatchOutlook";
    time: number;
    buttons: number;
    income: number;
    score: number;
    events: (Bought | PatchesJoined | TookTile | Moved | Earned | Income | TookLeather | LeatherLost | SewedLeather | Finished)[];
    next: number | null;
  }
  export type Event = Bought | PatchesJoined | TookTile | Moved | Earned | Income | TookLeather | LeatherLost | SewedLeather | Finished;
}

export namespace textile {
  export interface Tile {
    x: number;
    y: number;
    colour: number;
  }
  export interface Sewn {
    type: "Sewn";
    seat: number | null;
    tiles: Tile[];
  }
  export interface View {
    type: "View";
    seat: number | null;
    piles: number[];
    sewn: Sewn[];
    patches: Tile[][];
    points: number[];
    scores: number[];
    turn: number;
    teams: boolean;
    acted: number[];
    to_move: number | null;
    winners: number[];
  }
  export interface Started {
    type: "Started";
    seat: number;
    colour: number;
  }
  export interface Took {
    type: "Took";
    seat: number;
    colour: number;
    x: number;
    y: number;
    tiles: number;
  }
  export interface Assembled {
    type: "Assembled";
    seat: number;
    piece: Tile[];
    seams: number;
    points: number;
  }
  export interface Discarded {
    type: "Discarded";
    seat: number;
    tiles: number;
  }
  export interface PileEmptied {
    type: "PileEmptied";
    colour: number;
  }
  export interface Finished {
    type: "Finished";
    scores: number[];
    winners: number[];
    by_last_action: boolean;
  }
  export interface SeamOutlook {
    type: "SeamOutlook";
    seams: number;
    points: number;
  }
  export type Event = Started | Took | Assembled | Discarded | PileEmptied | Finished;
}

export namespace timeline {
  export interface Words {
    type: "Words";
    fr: string;
    en: string;
  }
  export interface Face {
    type: "Face";
    id: string;
    words: Words;
    difficulty: number;
  }
  export interface Card {
    type: "Card";
    face: Face;
    year: number;
    told: Words;
    margin: number;
  }
  export interface Turned {
    type: "Turned";
    seat: number;
    card: Card;
    gap: number;
    right: boolean;
  }
  export interface View {
    type: "View";
    seat: number | null;
    deck: string;
    difficulty: number;
    line: Card[];
    hands: Face[][];
    pile: number;
    missed: Card[];
    in_play: number[];
    turn: number;
    round: number;
    sudden_death: boolean;
    turned: Turned | null;
    winners: number[];
    to_move: number | null;
  }
  export interface Placed {
    type: "Placed";
    seat: number;
    card: Card;
    gap: number;
    right: boolean;
  }
  export interface PileRenewed {
    type: "PileRenewed";
    cards: number;
  }
  export interface Drew {
    type: "Drew";
    seat: number;
    card: string;
  }
  export interface Eliminated {
    type: "Eliminated";
    seats: number[];
  }
  export interface SuddenDeath {
    type: "SuddenDeath";
    seats: number[];
  }
  export interface RoundBegan {
    type: "RoundBegan";
    round: number;
  }
  export interface Finished {
    type: "Finished";
    winners: number[];
  }
  export type Event = Placed | PileRenewed | Drew | Eliminated | SuddenDeath | RoundBegan | Finished;
}
