import type { Language } from '../../platform/text/language.rules.ts'
import type { UserMailKind } from './user-link.rules.ts'

/** `{name}` is filled with what the mail is about; nothing else is. */
export interface UserMailTexts {
  subject: string
  title: string
  intro: string
  button: string
  /** How long it is good, and what to do about it if it was not you. */
  otherwise: string
  link: string
  reason: string
}

const germanLink = 'Falls sich der Knopf nicht öffnen lässt, rufen Sie diese Adresse auf:'
const englishLink = 'If the button does not open, use this address:'

export const userMailTexts: Record<UserMailKind, Record<Language, UserMailTexts>> = {
  invitation: {
    de: {
      subject: '{inviter} lädt Sie zu {account} ein',
      title: 'Arbeiten Sie mit in {account}',
      intro:
        'Guten Tag, {inviter} möchte mit Ihnen in Postrider an „{account}“ arbeiten. Nehmen Sie die Einladung an, dann können Sie sofort beginnen.',
      button: 'Einladung annehmen',
      otherwise:
        'Die Einladung gilt bis {expiresAt}, für diese Adresse und ein einziges Mal. Sie kennen {inviter} nicht? Dann brauchen Sie nichts zu tun.',
      link: germanLink,
      reason:
        'Sie erhalten diese E-Mail, weil {inviter} diese Adresse eingeladen hat. Sie ist keine Werbung, und weitere folgen daraus nicht.',
    },
    en: {
      subject: '{inviter} invites you to {account}',
      title: 'Work together in {account}',
      intro:
        'Hello, {inviter} would like to work with you on “{account}” in Postrider. Accept the invitation, and you can begin at once.',
      button: 'Accept the invitation',
      otherwise:
        'The invitation is good until {expiresAt}, for this address and once. You do not know {inviter}? Then there is nothing to do.',
      link: englishLink,
      reason:
        'You get this mail because {inviter} invited this address. It advertises nothing, and no other mails follow from it.',
    },
  },
  passwordReset: {
    de: {
      subject: 'Ein neues Passwort für Postrider',
      title: 'Wählen Sie ein neues Passwort',
      intro:
        'Guten Tag {name}, für Ihren Zugang zu Postrider wurde ein neues Passwort gewünscht, vermutlich von Ihnen.',
      button: 'Neues Passwort wählen',
      otherwise:
        'Der Link gilt 30 Minuten und ein einziges Mal. Danach sind Sie überall abgemeldet und melden sich mit dem neuen Passwort an. Sie waren das nicht? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.',
      link: germanLink,
      reason:
        'Sie erhalten diese E-Mail, weil mit dieser Adresse ein neues Passwort gewünscht wurde. Sie ist keine Werbung.',
    },
    en: {
      subject: 'A new password for Postrider',
      title: 'Choose a new password',
      intro: 'Hello {name}, somebody, probably you, asked for a new password for your access to Postrider.',
      button: 'Choose a new password',
      otherwise:
        'The link is good for 30 minutes and works once. After that you are signed out everywhere, and sign in with the new password. It was not you? Then there is nothing to do; your password stays as it is.',
      link: englishLink,
      reason: 'You get this mail because a new password was asked for with this address. It advertises nothing.',
    },
  },
  signUp: {
    de: {
      subject: 'Ihr Konto „{organisation}“ bei Postrider',
      title: 'Noch ein Schritt zu Ihrem Konto',
      intro:
        'Guten Tag {name}, mit dieser Adresse wurde bei Postrider ein Konto für „{organisation}“ gewünscht. Eröffnen Sie es mit dem Passwort, das Sie dabei gewählt haben.',
      button: 'Konto eröffnen',
      otherwise:
        'Der Link gilt 24 Stunden und ein einziges Mal. Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne das Passwort öffnet der Link nichts, und nach einem Tag ist alles gelöscht.',
      link: germanLink,
      reason:
        'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto gewünscht wurde. Sie ist keine Werbung, und weitere folgen daraus nicht.',
    },
    en: {
      subject: 'Your account “{organisation}” at Postrider',
      title: 'One more step to your account',
      intro:
        'Hello {name}, an account for “{organisation}” was asked for at Postrider with this address. Open it with the password you chose.',
      button: 'Open the account',
      otherwise:
        'The link is good for 24 hours and works once. It was not you? Then there is nothing to do: without the password the link opens nothing, and after a day everything is deleted.',
      link: englishLink,
      reason:
        'You get this mail because an account was asked for with this address. It advertises nothing, and no other mails follow from it.',
    },
  },
  accountExists: {
    de: {
      subject: 'Sie haben schon einen Zugang zu Postrider',
      title: 'Sie haben schon einen Zugang',
      intro:
        'Guten Tag, mit dieser Adresse wurde gerade ein neues Konto bei Postrider gewünscht. Es gibt damit schon einen Zugang; melden Sie sich einfach an. Falls Ihnen das Passwort fehlt, wählen Sie bei der Anmeldung ein neues.',
      button: 'Zur Anmeldung',
      otherwise: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun; es hat sich nichts geändert.',
      link: germanLink,
      reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto gewünscht wurde. Sie ist keine Werbung.',
    },
    en: {
      subject: 'You can sign in to Postrider already',
      title: 'You can sign in already',
      intro:
        'Hello, a new account at Postrider was just asked for with this address. It is known here already; simply sign in. If you have forgotten the password, choose a new one from there.',
      button: 'Sign in',
      otherwise: 'It was not you? Then there is nothing to do; nothing has changed.',
      link: englishLink,
      reason: 'You get this mail because an account was asked for with this address. It advertises nothing.',
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
      link: germanLink,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: '“{organisation}” can send now',
      title: 'Your account can send now',
      intro: 'Hello {name}, we have looked at “{organisation}”: from now on you can plan, activate and send mailings.',
      button: 'Go to the account',
      otherwise: 'Everything you have prepared is as you left it.',
      link: englishLink,
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
      link: germanLink,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: '“{organisation}” was not approved',
      title: 'We do not approve this account',
      intro:
        'Hello {name}, we have looked at “{organisation}” and cannot let it send. You can still read, and take with you, everything in it.',
      button: 'Sign in',
      otherwise: 'You think this is a mistake? Write to whoever runs this installation.',
      link: englishLink,
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
      link: germanLink,
      reason: 'Sie erhalten diese E-Mail, weil Sie dieses Konto verwalten. Sie ist keine Werbung.',
    },
    en: {
      subject: '“{organisation}” cannot send for now',
      title: 'We are looking at this account again',
      intro:
        'Hello {name}, the approval of “{organisation}” is on hold. Until we have looked at it again nothing can be planned or activated; everything else goes on.',
      button: 'Go to the account',
      otherwise: 'You think this is a mistake? Write to whoever runs this installation.',
      link: englishLink,
      reason: 'You get this mail because you are an admin of this account. It advertises nothing.',
    },
  },
}
