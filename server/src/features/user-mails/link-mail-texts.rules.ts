import type { Language } from '../../platform/text/language.rules.ts'
import type { LinkKind } from './user-link.rules.ts'
import { openByHand, type UserMailTexts } from './user-mail-texts.rules.ts'

export const linkMailTexts: Record<LinkKind, Record<Language, UserMailTexts>> = {
  invitation: {
    de: {
      subject: '{inviter} lädt Sie zu {account} ein',
      title: 'Arbeiten Sie mit in {account}',
      intro:
        'Guten Tag, {inviter} möchte mit Ihnen in Postrider an „{account}“ arbeiten. Nehmen Sie die Einladung an, dann können Sie sofort beginnen.',
      button: 'Einladung annehmen',
      otherwise:
        'Die Einladung gilt bis {expiresAt}, für diese Adresse und ein einziges Mal. Sie kennen {inviter} nicht? Dann brauchen Sie nichts zu tun.',
      link: openByHand.de,
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
      link: openByHand.en,
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
      link: openByHand.de,
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
      link: openByHand.en,
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
      link: openByHand.de,
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
      link: openByHand.en,
      reason:
        'You get this mail because an account was asked for with this address. It advertises nothing, and no other mails follow from it.',
    },
  },
  testAddress: {
    de: {
      subject: 'Testmails von „{account}“ an diese Adresse?',
      title: 'Dürfen Testmails hierher kommen?',
      intro:
        'Guten Tag, „{account}“ möchte Mailings vor dem Versand an dieser Adresse ansehen. Sind Sie einverstanden, bestätigen Sie es bitte.',
      button: 'Adresse ansehen und bestätigen',
      otherwise:
        'Der Link gilt sieben Tage. Sie wissen von nichts? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kommt keine Testmail.',
      link: openByHand.de,
      reason:
        'Sie erhalten diese E-Mail, weil „{account}“ diese Adresse als Testadresse eingetragen hat. Sie ist keine Werbung, und ohne Bestätigung folgen daraus keine weiteren.',
    },
    en: {
      subject: 'Test mails of “{account}” to this address?',
      title: 'May test mails come here?',
      intro:
        'Hello, “{account}” would like to look at its mailings at this address before they are sent. If you agree, please confirm it.',
      button: 'Look and confirm the address',
      otherwise:
        'The link is good for seven days. You know nothing of this? Then there is nothing to do: without your confirmation no test mail comes.',
      link: openByHand.en,
      reason:
        'You get this mail because “{account}” entered this address for test mails. It advertises nothing, and without a confirmation no other mails follow from it.',
    },
  },
  newAddress: {
    de: {
      subject: 'Mit dieser Adresse bei Postrider anmelden?',
      title: 'Bestätigen Sie Ihre neue Adresse',
      intro:
        'Guten Tag {name}, Sie möchten sich künftig mit dieser Adresse bei Postrider anmelden. Bestätigen Sie es dort, wo Sie noch mit der bisherigen angemeldet sind.',
      button: 'Neue Adresse bestätigen',
      otherwise:
        'Der Link gilt 24 Stunden und ein einziges Mal. Bis dahin gilt die bisherige Adresse. Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne den Zugang selbst öffnet der Link nichts.',
      link: openByHand.de,
      reason:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse für seinen Zugang angegeben hat. Sie ist keine Werbung, und weitere folgen daraus nicht.',
    },
    en: {
      subject: 'Sign in to Postrider with this address?',
      title: 'Confirm your new address',
      intro:
        'Hello {name}, you would like to sign in to Postrider with this address from now on. Confirm it where you are still signed in with the former one.',
      button: 'Confirm the new address',
      otherwise:
        'The link is good for 24 hours and works once. Until then the former address counts. It was not you? Then there is nothing to do: without the access itself the link opens nothing.',
      link: openByHand.en,
      reason:
        'You get this mail because somebody gave this address for their access. It advertises nothing, and no other mails follow from it.',
    },
  },
  formerAddress: {
    de: {
      subject: 'Ihre Adresse bei Postrider wurde geändert',
      title: 'Sie melden sich jetzt mit einer anderen Adresse an',
      intro:
        'Guten Tag {name}, Ihr Zugang zu Postrider gehört jetzt zu {email}. Diese Adresse hier meldet Sie nicht mehr an. Haben Sie das selbst so gewollt, ist nichts zu tun.',
      button: 'Das war ich nicht: rückgängig machen',
      otherwise:
        'Der Link gilt sieben Tage und ein einziges Mal, auch wenn die Adresse noch einmal geändert wird. Er gibt Ihnen diese Adresse zurück, meldet überall ab und macht das Passwort ungültig; danach wählen Sie ein neues.',
      link: openByHand.de,
      reason:
        'Sie erhalten diese E-Mail, weil sich diese Adresse bisher bei Postrider anmeldete. Sie ist keine Werbung.',
    },
    en: {
      subject: 'Your address at Postrider was changed',
      title: 'You sign in with another address now',
      intro:
        'Hello {name}, your access to Postrider now belongs to {email}. This address does not sign you in any more. If you wanted it so, there is nothing to do.',
      button: 'It was not me: undo it',
      otherwise:
        'The link is good for seven days and works once, even if the address is changed again. It gives you this address back, signs out everywhere and makes the password void; you then choose a new one.',
      link: openByHand.en,
      reason: 'You get this mail because this address signed you in to Postrider until now. It advertises nothing.',
    },
  },
}
