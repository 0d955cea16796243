import type { TextRule } from './bounce-class.rules.ts'

/** What is said about the mailbox itself, from the harmless to the final. */
export const personTexts: readonly TextRule[] = [
  {
    name: 'mailbox full',
    class: 'full',
    pattern:
      /(mailbox|inbox|account|user|postfach).{0,40}\b(full|over ?quota|out of (storage|space)|exceeds allowed size|no (free )?space)/,
    example: '552 mailbox full',
  },
  {
    name: 'quota',
    class: 'full',
    pattern:
      /over ?quota|quota.{0,12}exceed|exceed.{0,40}quota|exceeded storage|(insufficient|not enough) (storage|space|disk space) in/,
    example: '552 quota exceeded',
  },
  {
    name: 'Postfach voll',
    class: 'full',
    pattern: /(postfach|mailbox|quota|kontingent|speicher(platz)?).{0,40}(voll|ueberschritten|erschoepft)/,
    example: '552 Das Postfach ist voll',
  },
  {
    name: 'gave up',
    class: 'expired',
    pattern:
      /(message|delivery|queue)( time)?[ .]?(has )?expired|could not be delivered for|retry time(out)? (exceeded|not reached)|giving up|in the queue too long|(tagen|stunden) aufgegeben/,
    example: 'this message has been in the queue too long',
  },
  {
    name: 'greylisting',
    class: 'soft',
    pattern: /gr[ea]y-?list/,
    example: '550 greylisted',
  },
  {
    name: 'try again',
    class: 'soft',
    pattern:
      /try again|try later|(come|come back|again|erneut|spaeter) (later|versuchen)|temporar|voruebergehend|timed? ?out|connection (refused|dropped|reset)|no route to host|lost connection/,
    example: '550 temporary failure',
  },
  {
    name: 'mail loop',
    class: 'soft',
    pattern: /mail loop|loops back|hop count|too many hops/,
    example: '554 too many hops',
  },
  {
    name: 'Gmail: disabled',
    class: 'hard',
    provider: 'gmail',
    pattern: /tried to reach is (disabled|inactive)/,
    example: '550 5.2.1 The email account that you tried to reach is disabled',
  },
  {
    name: 'Yahoo: disabled or discontinued',
    class: 'hard',
    provider: 'yahoo',
    pattern: /(account|mailbox) (is|has been) (disabled|discontinued)/,
    example: '554 delivery error: dd This account has been disabled or discontinued',
  },
  {
    name: 'Microsoft: directory says no',
    class: 'hard',
    provider: 'microsoft',
    pattern: /recipient address(es)? rejected ?: ?access denied/,
    example: '550 5.4.1 Recipient address rejected: Access denied',
  },
  {
    name: 'Microsoft: mailbox unavailable',
    class: 'hard',
    provider: 'microsoft',
    pattern: /requested action not taken: mailbox unavailable/,
    example: '550 5.5.0 Requested action not taken: mailbox unavailable',
  },
  {
    name: 'GMX: mailbox unavailable',
    class: 'hard',
    provider: 'gmx',
    pattern: /requested (mail )?action not taken: mailbox unavailable/,
    example: '550 Requested action not taken: mailbox unavailable',
  },
  {
    name: 'no such user',
    class: 'hard',
    pattern:
      /(no such|unknown|not a valid|invalid|no) (local )?(user|recipient|mailbox|account|address|person|local[ -]part)\b(?! (error|reason|problem|agent|host))/,
    example: '550 no such user here',
  },
  {
    name: 'user unknown',
    class: 'hard',
    pattern: /(user|recipient|mailbox|account|address)( \S{1,64})? (is )?(unknown|not (found|known|listed)|invalid)\b/,
    example: '550 user unknown',
  },
  {
    name: 'does not exist',
    class: 'hard',
    pattern:
      /(user|recipient|mailbox|account|address)( \S{1,64})? (does ?n[o']t|no longer|doesn.t) exists?|(account|mailbox|user) (has been |was )?(deleted|removed)|has moved|couldn.t be found|no longer on/,
    example: '550 the account does not exist',
  },
  {
    name: 'no account here',
    class: 'hard',
    pattern:
      /(doesn.t|does not) have an? (\S{1,64} )?account|no mailbox (here )?by that name|not our customer|not listed in (the )?(domino|public)|recipientnotfound|recnotfound|exrecipnotfound/,
    example: "554 delivery error: dd This user doesn't have a yahoo.com account",
  },
  {
    name: 'unbekannt',
    class: 'hard',
    pattern:
      /(empfaenger|benutzer|adressat|adresse|postfach)( \S{1,64})? (ist )?(unbekannt|nicht (bekannt|gefunden|vorhanden)|existiert nicht|konnte nicht gefunden)|(unbekannter?|kein solcher) (empfaenger|benutzer|adressat|adresse)|nicht im domino/,
    example: '550 Empfänger unbekannt',
  },
  {
    name: 'no such domain',
    class: 'hardAfterTwo',
    pattern:
      /(host|domain)( or domain)?( name)?( \S{1,64})? (not found|unknown|does not exist|existiert nicht)|no such (domain|host)|non-existent hosts|unrouteable mail domain|find (any )?(host|domain)|no mail exchangers/,
    example: 'Host or domain name not found. Name service error: Host not found',
  },
  {
    name: 'disabled mailbox',
    class: 'hardAfterTwo',
    pattern:
      /(mailbox|account|user)( \S{1,64})? (is |has been |was )?(currently )?(disabled|inactive|deactivated|suspended|closed|locked|blocked)|postfach (ist |wurde )?(deaktiviert|gesperrt|geschlossen)/,
    example: '550 account disabled',
  },
  {
    name: 'mailbox unavailable',
    class: 'hardAfterTwo',
    pattern: /mailbox (is )?(unavailable|not available)/,
    example: '550 mailbox unavailable',
  },
]
