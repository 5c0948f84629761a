// Why something online came to nothing: what happened, and what can be done about it.

import { f } from './catalog/fr/voice.ts';
import type { Language } from './language.ts';

/** The faults a server gives back, and that it gave nothing back. */
export type OnlineFaultName =
  | 'foreign-origin'
  | 'no-token'
  | 'too-fast'
  | 'bad-request'
  | 'not-offered'
  | 'no-such-table'
  | 'no-seat-left'
  | 'already-begun'
  | 'not-enough-players'
  | 'not-your-table'
  | 'wrong-phrase'
  | 'not-found'
  | 'failed'
  | 'unreachable';

type Sentences = Readonly<Record<OnlineFaultName, string>>;

const en: Sentences = {
  'foreign-origin':
    'This page does not come from the server it asks. Open Blackpeg at the server’s own address.',
  'no-token': 'The server does not know you yet. Reload the page and try again.',
  'too-fast': 'Too many requests came in a short time. Wait a minute, then try again.',
  'bad-request': 'The server did not understand that. Reload the page, then try again.',
  'not-offered': 'These rules are not played online. Choose others.',
  'no-such-table': 'There is no such table, or it has been closed. Check the code or the link.',
  'no-seat-left': 'Every seat at this table is taken. You can watch, or choose another table.',
  'already-begun': 'The match has begun. Your seat stays yours; give up if you do not want it any more.',
  'not-enough-players': 'Nobody else has sat down yet. Wait for one more player.',
  'not-your-table': 'Only the player who opened the table can do that. Wait for them.',
  'wrong-phrase':
    'Nobody has this recovery phrase. Check every character; a newer phrase replaces an older one.',
  'not-found': 'The server does not know this request. Reload the page, then try again.',
  failed: 'The server could not do that right now. Nothing of yours is lost; try again in a moment.',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
};

const fr: Sentences = {
  'foreign-origin': f`Cette page ne vient pas du serveur auquel elle s’adresse. Ouvrez Blackpeg à l’adresse du serveur.`,
  'no-token': f`Le serveur ne vous connaît pas encore. Rechargez la page et réessayez.`,
  'too-fast': f`Il y a eu trop de demandes en peu de temps. Attendez une minute, puis réessayez.`,
  'bad-request': f`Le serveur n’a pas compris. Rechargez la page, puis réessayez.`,
  'not-offered': f`Ces règles ne se jouent pas en ligne. Choisissez-en d’autres.`,
  'no-such-table': f`Cette table n’existe pas, ou elle a été fermée. Vérifiez le code ou le lien.`,
  'no-seat-left': f`Toutes les places de cette table sont prises. Vous pouvez regarder, ou choisir une autre table.`,
  'already-begun': f`La partie a commencé. Votre place reste à vous ; abandonnez si vous n’en voulez plus.`,
  'not-enough-players': f`Personne d’autre n’a encore pris place. Attendez que quelqu’un arrive.`,
  'not-your-table': f`Seule la personne qui a ouvert la table peut le faire. Attendez-la.`,
  'wrong-phrase': f`Personne n’a cette phrase de secours. Vérifiez chaque caractère ; une nouvelle phrase remplace l’ancienne.`,
  'not-found': f`Le serveur ne connaît pas cette demande. Rechargez la page, puis réessayez.`,
  failed: f`Le serveur n’a pas pu le faire pour le moment. Rien n’est perdu ; réessayez dans un instant.`,
  unreachable: f`Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.`,
};

const de: Sentences = {
  'foreign-origin':
    'Diese Seite kommt nicht von dem Server, den sie fragt. Öffne Blackpeg unter der Adresse des Servers.',
  'no-token': 'Der Server kennt dich noch nicht. Lade die Seite neu und versuch es noch einmal.',
  'too-fast': 'Es kamen zu viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  'bad-request': 'Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'not-offered': 'Nach diesen Regeln wird online nicht gespielt. Wähle andere.',
  'no-such-table': 'Diesen Tisch gibt es nicht, oder er ist geschlossen. Prüfe den Code oder den Link.',
  'no-seat-left':
    'An diesem Tisch ist jeder Platz besetzt. Du kannst zuschauen oder einen anderen Tisch wählen.',
  'already-begun': 'Die Partie hat begonnen. Dein Platz bleibt dir; gib auf, wenn du ihn nicht mehr willst.',
  'not-enough-players': 'Es sitzt noch niemand sonst am Tisch. Warte, bis noch jemand kommt.',
  'not-your-table': 'Das kann nur, wer den Tisch eröffnet hat. Warte darauf.',
  'wrong-phrase':
    'Niemand hat diese Wiederherstellungsphrase. Prüfe jedes Zeichen; eine neuere Phrase ersetzt die ältere.',
  'not-found': 'Der Server kennt diese Anfrage nicht. Lade die Seite neu und versuch es noch einmal.',
  failed: 'Der Server konnte das gerade nicht tun. Nichts ist verloren; versuch es gleich noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.',
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, fr, de };

export function onlineFaultText(language: Language, fault: OnlineFaultName): string {
  return SENTENCES[language][fault];
}
