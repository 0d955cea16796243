import type { TextRule } from './bounce-class.rules.ts'

/**
 * Refusals that are about us, our domain or the mail, not about the person. They come first, because they love to mention
 * users, mailboxes and the unknown.
 */
export const refusalTexts: readonly TextRule[] = [
  {
    name: 'receiving too fast',
    class: 'throttle',
    pattern: /receiving (mail|messages) (too|at a rate)/,
    example: '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents further messages',
  },
  {
    name: 'rate limit',
    class: 'throttle',
    pattern: /rate[ -]?limit|unusual rate|\bthrottl|(sending|connecting) too fast|too (fast|frequent)/,
    example: '421 4.7.0 temporarily rate limited',
  },
  {
    name: 'too many at once',
    class: 'throttle',
    pattern:
      /too many (concurrent |simultaneous |open )?(smtp |messages|mails|e-?mails|connections|sessions|recipients)/,
    example: '421 too many connections from your host',
  },
  {
    name: 'limit per time',
    class: 'throttle',
    pattern:
      /(hourly|daily|per (hour|minute|day)).{0,40}(limit|exceeded)|(limit|exceeded).{0,30}(hourly|daily|per (hour|minute|day))/,
    example: '550 5.7.1 hourly message limit exceeded',
  },
  {
    name: 'zu viele',
    class: 'throttle',
    pattern: /zu viele (verbindungen|nachrichten|mails|e-mails|anfragen)|zu schnell/,
    example: '421 Zu viele Verbindungen',
  },
  {
    name: 'SPF, DKIM or DMARC',
    class: 'senderFault',
    pattern: /\b(spf|dkim|dmarc)\b|sender policy framework/,
    example: '550 rejected: SPF check failed',
  },
  {
    name: 'unauthenticated sender',
    class: 'senderFault',
    pattern: /unauthenticated (e-?mail|mail|sender)|sender is unauthenticated|required authentication level/,
    example: '550 sender is unauthenticated',
  },
  {
    name: 'sender address',
    class: 'senderFault',
    pattern:
      /sender (address|domain|verify|verification)|(verify|verification failed for|verifying) sender|(invalid|bad|unknown) sender (address|domain)/,
    example: '550 sender verify failed',
  },
  {
    name: 'Absenderadresse',
    class: 'senderFault',
    pattern: /absender-?(adresse|domain|domaene)/,
    example: '550 Absenderadresse nicht verifizierbar',
  },
  {
    name: 'not over TLS',
    class: 'senderFault',
    pattern: /(must|not) .{0,20}(over|use|issue) (a )?(tls|starttls)/,
    example: '550 message not sent over TLS',
  },
  {
    name: 'virus or attachment',
    class: 'content',
    pattern: /\bvirus\b|malware|attachment|anhang|potential security issue/,
    example: '550 a virus was found',
  },
  {
    name: 'too large',
    class: 'content',
    pattern:
      /(message|mail|nachricht|e-mail).{0,30}(?<!queue )(too (large|big|long)|zu gross)|(message|mail) (size )?exceeds.{0,30}(size|limit|maximum)/,
    example: '552 message size exceeds fixed limit',
  },
  {
    name: 'malformed mail',
    class: 'content',
    pattern: /malformed|corrupt message|lone (cr|lf)|bare (cr|lf)|not rfc ?\d* ?compliant/,
    example: '550 malformed MIME structure',
  },
  {
    name: 'spam',
    class: 'block',
    pattern: /\bspam|unsolicited|bulk mail|junk ?mail|phish/,
    example: '554 this looks like spam',
  },
  {
    name: 'block list',
    class: 'block',
    pattern:
      /(black|block|deny|sperr) ?-?list|\brbl\b|dnsbl|blocked using|spamhaus|spamcop|uceprotect|sorbs|invaluement|(?<!not )\blisted (at|in|on|by)\b|sperrliste/,
    example: '550 your address is on a blocklist',
  },
  {
    name: 'reputation',
    class: 'block',
    pattern:
      /reputation|senderscore|sender intelligence|suspicious|cloudmark|proofpoint|mimecast|barracuda|sophos|ironport|trend ?micro/,
    example: '554 poor reputation',
  },
  {
    name: 'policy',
    class: 'block',
    pattern: /\bpolicy|\bpolicies|richtlinie|administrative(ly)? prohibit|administrative prohibition/,
    example: '550 refused for policy reasons',
  },
  {
    name: 'banned host',
    class: 'block',
    pattern:
      /banned|(ip|client|host|server|network|sender)( address)?( \S+)? (is |was |has been )?(blocked|denied|rejected|refused)|\(s3[01]\d\d\)|\[tss\d\d\]|\[bl\d\d\]/,
    example: '550 Access denied, banned sending IP',
  },
  {
    name: 'content filter',
    class: 'block',
    pattern:
      /content filter|filtered|quarantin|message (was |has been )?(blocked|refused)|(blocked|refused|rejected) by/,
    example: '550 message has been blocked',
  },
  {
    name: 'reverse name',
    class: 'block',
    pattern: /reverse (dns|name|lookup|host)|\bptr\b|\brdns\b/,
    example: '550 no reverse DNS for your host',
  },
  {
    name: 'relaying',
    class: 'block',
    pattern:
      /relay(ing)? (access )?(denied|not permitted|not allowed|prohibited)|unable to relay|not permitted to relay/,
    example: '554 Relay access denied',
  },
  {
    name: 'not authorized',
    class: 'block',
    pattern:
      /not (authori[sz]ed|permitted|allowed) to|authentication required|resolver\.rst\.|refuses (mail|to accept)/,
    example: '550 you are not authorized to send to this group',
  },
  {
    name: 'ask your postmaster',
    class: 'block',
    provider: 'tonline',
    pattern: /ask your postmaster/,
    example: '554 IP=192.0.2.1 - A problem occurred. (Ask your postmaster for help)',
  },
  {
    name: 'abgelehnt',
    class: 'block',
    pattern:
      /(verbindung|nachricht|mail|e-mail|server|ip-adresse).{0,40}(abgelehnt|gesperrt|blockiert|abgewiesen)|abgelehnt wegen/,
    example: '554 Verbindung abgelehnt',
  },
]
