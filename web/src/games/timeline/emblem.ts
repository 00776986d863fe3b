// Which emblem a card bears. Only the words on its face decide, never the date: the picture must not tell more than they do.

import type { timeline } from "../../wire";
import { EMBLEMS, type Emblem, type EmblemName } from "./emblems";

// The first that is found decides, so what is more particular comes first. A word begins where the pattern does.
const WORDS: readonly (readonly [EmblemName, string])[] = [
  ["arch", "arc de triomphe"],
  ["clock", "horloge|montre marine|big ben"],
  ["note", "saxophone|sacre du printemps|flute"],
  ["scroll", "armistice"],
  ["scales", "peine de mort"],
  ["balloon", "montgolfiere|ballon|hot-air|parachute"],
  ["zip", "fermeture eclair|velcro"],
  ["jeans", "jean a|jeans|pantalon"],
  ["sock", "bas nylon|stockings"],
  ["machine", "machine a coudre|sewing"],
  ["loom", "metier|loom|jenny|tricoter|canuts|navette volante"],
  ["pin", "epingle"],
  ["quilt", "tapisserie|tapestry"],
  ["spool", "soie|silkworm|dentelle|mauve|fibre\\b"],
  ["dress", "bikini|new look|barbie"],
  ["shoe", "chaussure|sandal"],
  ["shell", "perles de|beads"],
  ["perfume", "parfum|perfume"],
  ["bicycle", "deux roues|tour de france|bicycl|velo"],
  ["mobile", "portable|iphone|ipad|sms|m-pesa|texts"],
  ["phone", "telephon"],
  ["pad", "game boy|console|jeu video|video game|pong|pac-man|mario|pokemon|tamagotchi"],
  ["computer", "macintosh|le web|google|wikip|facebook|ordinateur|youtube|babbage"],
  ["screen", "televis|karaoke|micro-ondes"],
  ["telegraph", "telegraph|radio|pulsar|morse"],
  ["disc", "phonograph|compact disc|walkman|album|gangnam"],
  ["film", "films?\\b|cinema|ecrans|king kong|godzilla|melies|mickey|etoiles sort"],
  ["camera", "photograph|daguerreotyp|premiere image|lange"],
  ["rocket", "fusee|rocket|espace|space|spoutnik|navette|sonde|orbit|apollo|robot|station spatiale|tesla"],
  ["moon", "la lune|the moon|selenites|lunes"],
  ["comet", "comete|meteor|asteroid"],
  ["sun", "eclipse|solstice|soleil"],
  ["telescope", "telescope|longue-vue|galile|hubble|uranus|neptune|andromed|trou noir|greenwich"],
  ["planet", "planete|jupiter|mars\\b|(?<!naissance de )venus\\b(?! de)|pluton|saturn"],
  ["star", "etoile|supernova|astronom"],
  ["microscope", "microscope|bacteri|penicill|leeuwenhoek|fecondation"],
  ["helix", "adn\\b|helice|arn\\b"],
  ["syringe", "vaccin|inocul|variole|chirurg|patiente|seringue"],
  ["heart", "coeur|heart|sang\\b|corps humain|medecine"],
  ["atom", "atom|uranium|noyau|boson|radium|rayons x|relativite|higgs|reacteur|graine"],
  ["compass", "boussole|aimant|induction|meridien|pole sud"],
  ["flask", "chimie|chemistry|elements|gaz carbon|gregeois|ozone"],
  ["volcano", "volcan|vesuv|krakatoa|tremblement|sismo|toungouska"],
  ["bone", "dinosaur|plesiosaur|squelette|neander|tyranno|peste\\b"],
  ["insect", "insect|papillon"],
  ["sheep", "brebis|mouton|sheep"],
  ["elephant", "elephant|girafe|okapi|rhinoceros"],
  ["paw", "chienne|chimpanz|chat\\b|lions|taureaux|emeus|oies|grenouille|coelacanth"],
  ["leaf", "nature\\b|especes|pois\\b|printemps|tulipe|oeillets|foret|tournesol"],
  ["triangle", "triangle|geometrie|geometry|algebr|theorem|calcul avec|fibonacci"],
  ["ruler", "metre\\b|signe egal|celsius|echelle"],
  ["gears", "machine a calculer|anticyther|machines merveilleuses|charles babbage"],
  ["lighthouse", "phare"],
  ["train", "train|metro\\b|underground|shinkansen|tgv|railway"],
  ["plane", "avion|aeroplane|wright|concorde|helicopt|aircraft"],
  ["car", "automob|voiture|ford\\b|citroen|essuie-glace|feu de circulation|michelin|rouler a droite|un bus\\b"],
  ["cart", "carrosse|coaches"],
  ["steam", "vapeur|steam"],
  ["wheel", "roue\\b|wheel"],
  ["ship", "navire|vaisseau|pirogue|ship\\b|armada|titanic|mayflower|bateau|marin|debarqu|abord|embarque|colomb|magellan|vasco|amiral|radeau|rhum\\b|canal\\b|la mer\\b|beagle|flotte|bahamas|perouse"],
  ["bridge", "pont\\b|viaduc|bridge"],
  ["globe", "carte du monde|tour du monde|continents|amerique|la terre\\b|antarct|marco polo|cartier|nations unies"],
  ["mountain", "everest|sommet|alpes|ascension|chimborazo|puy de dome"],
  ["clock", "horloge|montre|clock|pendule|big ben|calendrier|moins d'une heure|octobre|temps\\b"],
  ["glasses", "lunettes|eyeglass"],
  ["bulb", "ampoule|bulb|electri|orage"],
  ["lamp", "incendi|feu\\b|guillotin|rouen"],
  ["bear", "ours en peluche|teddy|poupee"],
  ["dice", "jeu\\b|jeux de|cube|monopoly|scrabble|lego|loterie|game\\b"],
  ["letters", "alphabet|lettres\\b|braille|mot \\w+\\b|francais remplace"],
  ["letter", "timbre|postage|lettre sur|carte de noel|christmas card"],
  ["press", "imprim|gutenberg|presse de|printing"],
  ["newspaper", "journal|gazette|newspaper|j'accuse|revue|feuilleton"],
  ["pen", "stylo|crayon|pencil"],
  ["bread", "pain\\b|bread|sandwich"],
  ["cup", "cafe\\b|the\\b(?=\\s(?:dans|\\|))|tasse|coffee|tea\\b|chocolat"],
  ["bottle", "vin\\b|vins\\b|biere|coca|wine|oktoberfest|cigue"],
  ["bowl", "nouilles|noodle|soupe|fourchette|roquefort|conserve|marmite|ouvre-boite|lave-vaisselle"],
  ["pot", "potiers|vases|argile|clay|verriers"],
  ["needlebox", "boites a ordures|dustbin|chasse d'eau|aspirateur|puanteur"],
  ["coin", "monnaie|pieces?\\b|billets|euros|bourse|coins?\\b|de l'or\\b|compte\\b|prix des"],
  ["key", "cles?\\b|keys?\\b|prison"],
  ["laurel", "olympiq|coupe du monde|medaille|nobel|mile\\b|dix parfait"],
  ["ball", "football|golf"],
  ["violin", "vivaldi|orchestre|violon|symphonie"],
  ["piano", "piano|orgue\\b|organ\\b"],
  ["note", "musique|opera\\b|orfeo|messie|chant(?!ier)|marseillaise|lac des cygnes|woodstock|aida"],
  ["mask", "theatre|moliere|masque|shakespeare|lysistrata|danse|scala|comedie"],
  ["statue", "statue|buste|sculpt|david de|venus de|bouddha|christ redemp|athena|colosse|socrate|aristote"],
  ["pyramid", "pyramide|pharaon|toutankhamon|egypt|ramses|abou simbel|sphinx"],
  ["tower", "tour eiffel"],
  ["dome", "mosquee|taj mahal|dome\\b|sainte-sophie|coupole|bagdad|calife|ottomans|le caire|mahomet|palais des vents"],
  ["cathedral", "cathedral|notre-dame|chapelle|eglise|sagrada|saint-denis|clocher|monastere|gothiqu|luther\\b(?! king)|pape\\b"],
  ["temple", "temple|parthenon|pantheon|angkor|rome\\b|romains?\\b|athen|mausole|pavillon|senateurs"],
  ["arch", "arc de triomphe|porte d'|louvre|musee"],
  ["column", "colonne|colisee|tombeau|lycee"],
  ["wall", "mur\\b|rempart|barricades|berlin|la cite interdite|wall\\b"],
  ["castle", "bastille|chateau|chambord|versailles|palais|siege de|templiers|kyoto|burj"],
  ["brush", "peint|peinture|vermeer|picasso|monet|botticelli|dessin|estampe|lascaux|chauvet|grave\\b"],
  ["frame", "joconde|tableau|expose|academie de|portrait|warhol|banksy"],
  ["book", "livre|book|publi|ecrit|ecole|encyclop|fables|bible|contes|roman\\b|bibliothe|tome|librairie|poete|bac\\b|baccalaureat|traite d|traite sur|tintin|asterix|mafalda|eneide|almageste|college|pinocchio|dit du genji|redige|etudiants"],
  ["ballot", "vote|elu\\b|elect|ballot|prend la tete"],
  ["ring", "epouse|epoux|mariage|marri"],
  ["chain", "esclav|servage|slav|abolit"],
  ["scales", "lois?\\b|charte|code civil|droits|juge|law\\b|inquisition|condamn|grande charte|edit\\b"],
  ["scroll", "traite\\b|treaty|pacte|declar|proclam|armistice|papier|paper|these|scribe|soutra"],
  ["cannon", "canon|cannon|poudre|waterloo|guerre|war\\b|castillon|envahit|allies"],
  ["helmet", "vikings?|legions|hannibal|alexandre|spartacus|vercingetorix|cesar|gaule|marathon|attila|wisigoth|perses"],
  ["sword", "bataille|battle|arc delivre|croisad|croises|assassin|conqui|armee|vainqueur|soumet|khan|saladin|archers|hastings|tue\\b|tombe au"],
  ["crown", "roi\\b|reine|empereur|emperor|(?<!luther )king|queen|couronn|tsar|sacre\\b|regne|prince|trone|louis|capet|clovis|charlemagne|pepin|dynast|archiduc|duchesse"],
  ["flag", "independ|republi|revolution|commune|bolchev|soulev|capitale|capital\\b|hong kong|union sovietique"],
  ["shield", "fonde|founds"],
  ["tent", "chasseurs|paysans|conges"],
];

const TABLE = WORDS.map(([name, words]) => [name, new RegExp(`(?<![a-z])(?:${words})`)] as const);

// When no word is known: what the deck is about.
const DECKS: Readonly<Record<string, readonly EmblemName[]>> = {
  inventions: ["gears", "key", "bulb", "spool", "ruler"],
  history: ["crown", "shield", "flag", "column", "scroll", "compass"],
  arts: ["brush", "frame", "mask", "book", "statue", "note"],
  science: ["flask", "atom", "triangle", "star", "leaf", "globe"],
  france: ["cockade", "castle", "shield", "scroll", "crown", "flag"],
};
const ANY: readonly EmblemName[] = ["clock", "globe", "book", "spool", "compass", "star"];

export function emblemName(face: timeline.Face, deck: string): EmblemName {
  const words = plain(`${face.words.fr} | ${face.words.en}`);
  const found = TABLE.find(([, pattern]) => pattern.test(words));
  if (found) return found[0];
  const own = DECKS[deck] ?? ANY;
  return own[hash(face.id) % own.length] ?? "clock";
}

export function emblemOf(face: timeline.Face, deck: string): Emblem {
  return EMBLEMS[emblemName(face, deck)];
}

/** A number made of an id, always the same: for what should vary from card to card without meaning anything. */
export function hash(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("œ", "oe").replaceAll("’", "'").normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}
