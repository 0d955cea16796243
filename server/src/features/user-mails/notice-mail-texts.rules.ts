import type { Language } from '../../platform/text/language.rules.ts'
import type { MailingNotice, NoticeKind } from './user-link.rules.ts'
import { openByHand, type UserMailTexts } from './user-mail-texts.rules.ts'

export const noticeMailTexts: Record<Exclude<NoticeKind, MailingNotice>, Record<Language, UserMailTexts>> = {
  accountExists: {
    de: {
      subject: 'Sie haben schon einen Zugang zu Postrider',
      title: 'Sie haben schon einen Zugang',
      intro:
        'Guten Tag, mit dieser Adresse wurde gerade ein neues Konto bei Postrider gewünscht. Es gibt damit schon einen Zugang; melden Sie sich einfach an. Falls Ihnen das Passwort fehlt, wählen Sie bei der Anmeldung ein neues.',
      button: 'Zur Anmeldung',
      otherwise: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun; es hat sich nichts geändert.',
      link: openByHand.de,
      reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto gewünscht wurde. Sie ist keine Werbung.',
    },
    en: {
      subject: 'You can sign in to Postrider already',
      title: 'You can sign in already',
      intro:
        'Hello, a new account at Postrider was just asked for with this address. It is known here already; simply sign in. If you have forgotten the password, choose a new one from there.',
      button: 'Sign in',
      otherwise: 'It was not you? Then there is nothing to do; nothing has changed.',
      link: openByHand.en,
      reason: 'You get this mail because an account was asked for with this address. It advertises nothing.',
    },
  },
  addressTaken: {
    de: {
      subject: 'Mit dieser Adresse gibt es schon einen Zugang zu Postrider',
      title: 'Diese Adresse gehört schon zu einem Zugang',
      intro:
        'Guten Tag, jemand, der in Postrider arbeitet, möchte sich künftig mit dieser Adresse anmelden. Das geht nicht, denn es gibt damit schon einen Zugang. Waren Sie das selbst? Dann melden Sie sich mit dieser Adresse an, oder wählen Sie eine andere.',
      button: 'Zur Anmeldung',
      otherwise: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun; es hat sich nichts geändert.',
      link: openByHand.de,
      reason:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse für seinen Zugang angegeben hat. Sie ist keine Werbung.',
    },
    en: {
      subject: 'This address has access to Postrider already',
      title: 'This address signs somebody in already',
      intro:
        'Hello, somebody who works in Postrider would like to sign in with this address from now on. That cannot be done: it signs somebody in already. Was it you? Then sign in with this address, or choose another one.',
      button: 'Sign in',
      otherwise: 'It was not you? Then there is nothing to do; nothing has changed.',
      link: openByHand.en,
      reason: 'You get this mail because somebody gave this address for their access. It advertises nothing.',
    },
  },
  accountApproved: {
    de: {
      subject: '„{organisation}“ kann jetzt senden',
      title: 'Ihr Konto kann jetzt senden',
      intro:
        'Guten Tag {name}, wir haben uns „{organisation}“ angesehen: Ab sofort können Sie Mailings planen, aktivieren und senden.',
      button: 'Zum Konto',
      otherwise: 'Alles, was Sie bis jetzt vorbereitet haben, ist, wie Sie es verlassen haben.',
      link: openByHand.de,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: '“{organisation}” can send now',
      title: 'Your account can send now',
      intro: 'Hello {name}, we have looked at “{organisation}”: from now on you can plan, activate and send mailings.',
      button: 'Go to the account',
      otherwise: 'Everything you have prepared is as you left it.',
      link: openByHand.en,
      reason: 'You get this mail because you are an admin of this account. It advertises nothing.',
    },
  },
  accountRefused: {
    de: {
      subject: '„{organisation}“ wird nicht freigeschaltet',
      title: 'Wir schalten dieses Konto nicht frei',
      intro:
        'Guten Tag {name}, wir haben uns „{organisation}“ angesehen und können es nicht zum Senden freischalten. Lesen und mitnehmen können Sie weiterhin alles, was darin steht.',
      button: 'Zur Anmeldung',
      otherwise: 'Sie halten das für einen Irrtum? Antworten Sie dem Betreiber dieser Installation.',
      link: openByHand.de,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: '“{organisation}” was not approved',
      title: 'We do not approve this account',
      intro:
        'Hello {name}, we have looked at “{organisation}” and cannot let it send. You can still read, and take with you, everything in it.',
      button: 'Sign in',
      otherwise: 'You think this is a mistake? Write to whoever runs this installation.',
      link: openByHand.en,
      reason: 'You get this mail because you are an admin of this account. It advertises nothing.',
    },
  },
  approvalWithdrawn: {
    de: {
      subject: '„{organisation}“ kann vorerst nicht senden',
      title: 'Wir sehen uns dieses Konto noch einmal an',
      intro:
        'Guten Tag {name}, die Freischaltung von „{organisation}“ ruht. Bis wir es uns wieder angesehen haben, lässt sich nichts planen oder aktivieren; alles andere geht weiter.',
      button: 'Zum Konto',
      otherwise: 'Sie halten das für einen Irrtum? Antworten Sie dem Betreiber dieser Installation.',
      link: openByHand.de,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: '“{organisation}” cannot send for now',
      title: 'We are looking at this account again',
      intro:
        'Hello {name}, the approval of “{organisation}” is on hold. Until we have looked at it again nothing can be planned or activated; everything else goes on.',
      button: 'Go to the account',
      otherwise: 'You think this is a mistake? Write to whoever runs this installation.',
      link: openByHand.en,
      reason: 'You get this mail because you are an admin of this account. It advertises nothing.',
    },
  },
  keyMayReactivate: {
    de: {
      subject: 'Ein Schlüssel von „{organisation}“ darf Abgemeldete zurückholen',
      title: 'Dieser API-Schlüssel darf zurückholen',
      intro:
        'Guten Tag {name}, der API-Schlüssel „{key}“ von „{organisation}“ darf von jetzt an Personen wieder empfangsbereit machen, die sich abgemeldet, beschwert oder die Sie archiviert haben. Eingerichtet hat das {actor}.',
      button: 'Zum Konto',
      otherwise: 'Sie wussten nichts davon? Nehmen Sie dem Schlüssel die Erlaubnis, oder löschen Sie ihn.',
      link: openByHand.de,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: 'A key of “{organisation}” may bring back people who left',
      title: 'This API key may bring people back',
      intro:
        'Hello {name}, from now on the API key “{key}” of “{organisation}” may make people receive-ready again who unsubscribed, complained or were archived by you. It was set up by {actor}.',
      button: 'Go to the account',
      otherwise: 'You did not know? Take the permission from the key, or delete it.',
      link: openByHand.en,
      reason: 'You get this mail because you are an admin of this account. It advertises nothing.',
    },
  },
  factorResetPlanned: {
    de: {
      subject: 'Der zweite Faktor von {who} wird zurückgesetzt',
      title: 'Ein zweiter Faktor wird zurückgesetzt',
      intro:
        'Guten Tag {name}, der zweite Faktor von {who} ({email}) ging verloren, so wurde uns gesagt. Ab {dueAt} setzen wir ihn zurück; dann genügt einmal das Passwort, um einen neuen einzurichten.',
      button: 'Zur Anmeldung',
      otherwise:
        'Das stimmt nicht, oder Sie kennen den Grund nicht? Sagen Sie es vorher dem Betreiber dieser Installation, und es geschieht nichts.',
      link: openByHand.de,
      reason:
        'Sie erhalten diese E-Mail, weil es um Ihren Zugang geht oder um ein Konto, das Sie verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: 'The second factor of {who} is going to be reset',
      title: 'A second factor is going to be reset',
      intro:
        'Hello {name}, we were told that {who} ({email}) has lost their second factor. We reset it from {dueAt} on; the password alone is then enough, once, to set up another one.',
      button: 'Sign in',
      otherwise: 'This is wrong, or news to you? Tell whoever runs this installation before then, and nothing happens.',
      link: openByHand.en,
      reason:
        'You get this mail because it is about your access, or about an account that you manage. It advertises nothing.',
    },
  },
  factorReset: {
    de: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      title: 'Richten Sie einen neuen zweiten Faktor ein',
      intro:
        'Guten Tag {name}, Ihr zweiter Faktor gilt nicht mehr, und Sie sind überall abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie einen neuen ein.',
      button: 'Zur Anmeldung',
      otherwise:
        'Sie wollten das nicht? Ändern Sie sofort Ihr Passwort und sagen Sie es dem Betreiber dieser Installation.',
      link: openByHand.de,
      reason: 'Sie erhalten diese E-Mail, weil sich Ihr Zugang geändert hat. Sie ist keine Werbung.',
    },
    en: {
      subject: 'Your second factor was reset',
      title: 'Set up another second factor',
      intro:
        'Hello {name}, your second factor is good no more, and you are signed out everywhere. Sign in with your password and set up another one.',
      button: 'Sign in',
      otherwise: 'You did not want this? Change your password at once, and tell whoever runs this installation.',
      link: openByHand.en,
      reason: 'You get this mail because your access has changed. It advertises nothing.',
    },
  },
}
