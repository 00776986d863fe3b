// What the tutorials say. Each step: one thing to know, one thing to do, and what came of it.

import { say } from "../ui/settings.svelte";

type Words = readonly [french: string, english: string];

export interface Step {
  lesson: string;
  title: Words;
  /** "{action}" and "{chance}" stand for the lesson's advice. */
  words: Words;
  /** Said once the learner has acted; steps without it are only looked at. */
  after?: Words;
  /** Said instead when what was tried turned out wrong. */
  wrong?: Words;
}

export const inWords = ([french, english]: Words): string => say(french, english);

const quilt = (side: number, end: number, square: boolean): readonly Step[] => [
  {
    lesson: "look",
    title: ["La boutique", "The shop"],
    words: [
      `Votre couverture a ${side}\u00a0×\u00a0${side} cases. Remplissez-la de tissu\u00a0: il se paie en boutons, et coudre prend du temps. Le ruban, c’est le temps\u00a0; la tringle, le tissu à vendre.`,
      `Your quilt has ${side} × ${side} squares. Fill it with cloth: cloth costs buttons, and sewing takes time. The tape is time, the rail is cloth for sale.`,
    ],
  },
  {
    lesson: "buy",
    title: ["Coudre", "Sewing"],
    words: [
      "Seules les trois premières pièces sont à vendre. L’étiquette dit le prix en boutons et le temps. Prenez celle qui se laisse soulever, tournez-la si vous voulez, posez-la et validez.",
      "Only the first three patches are for sale. The tag tells the price in buttons and the time. Lift the one that can be lifted, turn it if you like, put it down and confirm.",
    ],
    after: [
      "Cousue\u00a0! Vous avez payé, et votre bobine a avancé sur le ruban. Joue toujours qui est en arrière\u00a0: c’est donc à Galon.",
      "Sewn! You paid, and your spool moved along the tape. Whoever is behind plays, so it is Galon’s turn.",
    ],
  },
  {
    lesson: "advance",
    title: ["Avancer", "Advancing"],
    words: [
      "Rien ne vous plaît, ou la bourse est vide\u00a0? Avancez\u00a0: votre jeton passe devant l’autre, et chaque case parcourue rapporte un bouton. Tirez la glissière.",
      "Nothing you like, or an empty purse? Advance: your token goes just past the other, and every space earns a button. Pull the zip.",
    ],
    after: ["Voilà des boutons. Mais le temps ne revient pas.", "There are your buttons. But time does not come back."],
  },
  {
    lesson: "income",
    title: ["Le revenu", "Income"],
    words: [
      "Un bouton est cousu plus loin sur le ruban. Qui l’atteint ou le dépasse touche autant de boutons qu’il y en a sur sa couverture. Avancez pour le passer.",
      "A button is sewn on the tape ahead. Whoever reaches or passes it gets as many buttons as there are on their quilt. Advance to pass it.",
    ],
    after: ["Votre revenu est tombé. Le tissu à boutons, cousu tôt, paie longtemps.", "Your income is in. Cloth with buttons, sewn early, pays for long."],
  },
  {
    lesson: "leather",
    title: ["Le cuir", "Leather"],
    words: [
      "Vous êtes passé sur un morceau de cuir\u00a0: il est à vous, gratuitement. Cousez-le sur une case vide, là où rien d’autre n’irait.",
      "You passed a piece of leather: it is yours for nothing. Sew it on an empty square where nothing else would fit.",
    ],
    after: ["Un trou de moins\u00a0: deux points de gagnés.", "One hole less: two points saved."],
  },
  {
    lesson: "champion",
    title: ["L’avis de Madame", "Madame’s advice"],
    words: [
      "Madame, la championne des robots, a appris en jouant contre elle-même. Son choix ici\u00a0: {action}. Elle se donne alors {chance} de chances de gagner. Suivez-la, ou décidez autrement.",
      "Madame, the champion of the robots, learned by playing against herself. Her choice here: {action}. She gives herself a {chance} chance of winning then. Follow her, or decide otherwise.",
    ],
    after: [
      "À la table, un conseil vient toujours d’elle. Et après la partie, elle dit quand tout a tourné.",
      "At the table a hint always comes from her. And after the game she tells where it turned.",
    ],
  },
  {
    lesson: "end",
    title: ["La fin", "The end"],
    words: [
      `Les deux jetons sont au ${end}\u00a0: c’est fini. Comptez vos boutons${square ? ", sept points pour le premier carré de 7\u00a0×\u00a07," : ""} et ôtez deux points par case vide. À vous de jouer\u00a0!`,
      `Both tokens are on ${end}: it is over. Count your buttons${square ? ", seven points for the first 7 × 7 square," : ""} and take off two points for each empty square. Your turn to play!`,
    ],
  },
];

const TEXTILE: readonly Step[] = [
  {
    lesson: "start",
    title: ["La première tuile", "The first tile"],
    words: [
      "Tout le monde coud le même patchwork. Il y a cinq couleurs, en piles. Posez la première tuile\u00a0: prenez la couleur que vous voulez.",
      "Everybody sews the same patchwork. There are five colours, in piles. Lay the first tile: take any colour.",
    ],
    after: ["Le patchwork est commencé. Cette tuile ne rapporte rien.", "The patchwork has begun. This tile scores nothing."],
  },
  {
    lesson: "extend",
    title: ["Votre pièce", "Your patch"],
    words: [
      "Vous formez devant vous une pièce, d’une à cinq tuiles. La vôtre en a une. Prenez une tuile et cousez-la à votre pièce, bord à bord.",
      "You build a patch of one to five tiles in front of you. Yours has one. Take a tile and sew it to your patch, edge to edge.",
    ],
    after: ["Deux tuiles. Un tour, une tuile\u00a0: la patience paie.", "Two tiles. One tile a turn: patience pays."],
  },
  {
    lesson: "colours",
    title: ["Jamais deux pareilles", "Never two alike"],
    words: [
      "Deux tuiles de même couleur ne se touchent jamais, ni par un bord, ni par un coin. Ajoutez une troisième tuile\u00a0: seules les places permises s’ouvrent.",
      "Two tiles of one colour never touch, not by an edge, not by a corner. Add a third tile: only the places that are allowed open up.",
    ],
    after: ["Bien cousu. Plus la pièce est grande, plus elle vaut, mais plus il est dur de la placer.", "Well sewn. The larger the patch, the more it is worth, and the harder it is to place."],
  },
  {
    lesson: "assemble",
    title: ["Assembler", "Assembling"],
    words: [
      "Cousez maintenant votre pièce sur le patchwork. Vous marquez coutures × tuiles\u00a0: cherchez l’endroit où elle touche le plus de bords. Elle se tourne, mais ne se retourne pas.",
      "Now sew your patch onto the patchwork. You score seams × tiles: look for the place where it touches most edges. It may be turned, but not flipped.",
    ],
    after: ["Voilà vos points. Comptez les coutures, elles sont numérotées.", "There are your points. Count the seams, they are numbered."],
  },
  {
    lesson: "again",
    title: ["Et l’on recommence", "And again"],
    words: [
      "Après un assemblage, le tour continue\u00a0: prenez une tuile, elle commence votre pièce suivante.",
      "After assembling, the turn goes on: take a tile, it begins your next patch.",
    ],
    after: ["C’est à Galon. Regardez toujours la pièce des autres\u00a0: elle vise peut-être votre place.", "Galon is next. Keep an eye on the others’ patches: they may be after your place."],
  },
  {
    lesson: "end",
    title: ["La fin", "The end"],
    words: [
      "Quand les piles sont vides et que plus personne n’a de pièce, c’est fini\u00a0: le plus grand nombre de points gagne. À vous de jouer\u00a0!",
      "When the piles are empty and nobody has a patch left, it is over: the most points win. Your turn to play!",
    ],
  },
];

const TIMELINE: readonly Step[] = [
  {
    lesson: "look",
    title: ["Le fil du temps", "The thread of time"],
    words: [
      "Une carte pend au fil, avec sa date. Vos cartes disent ce qui s’est passé, mais pas quand. Videz votre main\u00a0!",
      "A card hangs on the thread with its date. Your cards tell what happened, but not when. Empty your hand!",
    ],
  },
  {
    lesson: "first",
    title: ["Avant ou après", "Before or after"],
    words: [
      "Prenez une carte et accrochez-la avant ou après celle du fil. Ne cherchez pas l’année, seulement l’ordre.",
      "Take a card and hang it before or after the one on the thread. Never mind the year, only the order counts.",
    ],
    after: ["Juste\u00a0! La carte reste au fil et vous en avez une de moins.", "Right! The card stays on the thread and you have one less."],
    wrong: ["Raté\u00a0: la carte tombe et vous en piochez une autre. Cela arrive à tout le monde.", "Missed: the card falls and you draw another. It happens to everyone."],
  },
  {
    lesson: "between",
    title: ["Entre deux dates", "Between two dates"],
    words: [
      "Le fil se remplit, les intervalles se resserrent. Une carte est juste si aucune voisine ne la contredit\u00a0; deux dates égales sont toujours justes.",
      "The thread fills, the gaps get narrower. A card is right if no neighbour contradicts it; equal dates are always right.",
    ],
    after: ["Juste\u00a0! Un nœud la tient pour de bon.", "Right! A knot holds it for good."],
    wrong: ["Raté. Maintenant, au moins, tout le monde connaît la date.", "Missed. Now at least everybody knows the date."],
  },
  {
    lesson: "last",
    title: ["La dernière carte", "The last card"],
    words: [
      "Plus qu’une carte. On finit toujours la manche\u00a0: si vous êtes plusieurs à n’avoir plus rien, vous vous départagez en mort subite, une carte chacun.",
      "One card left. A round is always finished: if several of you have nothing left, you play sudden death, one card each.",
    ],
    after: ["Main vide\u00a0! Reste à voir si quelqu’un y parvient dans la même manche.", "An empty hand! Now let us see if anybody else gets there in the same round."],
    wrong: ["Pas encore. Une nouvelle carte, une nouvelle chance.", "Not yet. A new card, a new chance."],
  },
  {
    lesson: "end",
    title: ["La fin", "The end"],
    words: [
      "Vous n’avez plus de carte à la fin de la manche, et personne d’autre\u00a0: vous gagnez. À vous de jouer\u00a0!",
      "You alone have no cards left at the end of the round: you win. Now play!",
    ],
  },
];

export function scriptOf(game: string): readonly Step[] {
  switch (game) {
    case "textile":
      return TEXTILE;
    case "timeline":
      return TIMELINE;
    case "patchwork-express":
      return quilt(7, 29, false);
    default:
      return quilt(9, 53, true);
  }
}
