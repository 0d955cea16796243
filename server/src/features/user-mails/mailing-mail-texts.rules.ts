import type { Language } from '../../platform/text/language.rules.ts'
import type { MailingNotice } from './user-link.rules.ts'
import { openByHand, type UserMailTexts } from './user-mail-texts.rules.ts'

const button = { de: 'Zum Mailing', en: 'Open the mailing' }
const reason = {
  de: 'Sie erhalten diese E-Mail, weil Sie in diesem Konto Mailings planen oder es verwalten. Sie ist keine Werbung.',
  en: 'You get this mail because you plan mailings in this account, or manage it. It advertises nothing.',
}
const frame = (language: Language) => ({
  button: button[language],
  link: openByHand[language],
  reason: reason[language],
})

/** What users hear about a mailing that they wrote, approve or answer for. */
export const mailingMailTexts: Record<MailingNotice, Record<Language, UserMailTexts>> = {
  mailingToApprove: {
    de: {
      ...frame('de'),
      subject: '{actor} bittet um Freigabe: „{mailing}“',
      title: 'Ein Mailing wartet auf Ihre Freigabe',
      intro:
        'Guten Tag {name}, {actor} möchte das Mailing „{mailing}“ von „{organisation}“ senden. Es geht erst hinaus, wenn jemand anderes es angesehen und freigegeben hat.',
      otherwise: 'Eine Freigabe genügt; vielleicht ist Ihnen schon jemand zuvorgekommen.',
    },
    en: {
      ...frame('en'),
      subject: '{actor} asks for your approval: “{mailing}”',
      title: 'A mailing waits for your approval',
      intro:
        'Hello {name}, {actor} wants to send the mailing “{mailing}” of “{organisation}”. It leaves only after somebody else has looked at it and approved it.',
      otherwise: 'One approval is enough; somebody may have been faster than you.',
    },
  },
  mailingApproved: {
    de: {
      ...frame('de'),
      subject: '„{mailing}“ ist freigegeben',
      title: 'Ihr Mailing ist freigegeben',
      intro: 'Guten Tag {name}, {actor} hat das Mailing „{mailing}“ von „{organisation}“ angesehen und freigegeben.',
      otherwise: 'Auf seiner Seite steht, wann es hinausgeht. War die Zeit schon vorbei, ist es ein Entwurf geblieben.',
    },
    en: {
      ...frame('en'),
      subject: '“{mailing}” is approved',
      title: 'Your mailing is approved',
      intro: 'Hello {name}, {actor} has looked at the mailing “{mailing}” of “{organisation}” and approved it.',
      otherwise: 'Its page says when it leaves. If its time was already over, it has stayed a draft.',
    },
  },
  mailingSentBack: {
    de: {
      ...frame('de'),
      subject: '„{mailing}“ kommt mit einem Hinweis zurück',
      title: 'Ihr Mailing kommt mit einem Hinweis zurück',
      intro: 'Guten Tag {name}, {actor} hat das Mailing „{mailing}“ von „{organisation}“ nicht freigegeben: „{note}“',
      otherwise: 'Es bleibt ein Entwurf. Bitten Sie noch einmal um Freigabe, wenn Sie es geändert haben.',
    },
    en: {
      ...frame('en'),
      subject: '“{mailing}” comes back with a note',
      title: 'Your mailing comes back with a note',
      intro: 'Hello {name}, {actor} has not approved the mailing “{mailing}” of “{organisation}”: “{note}”',
      otherwise: 'It stays a draft. Ask for an approval again when you have changed it.',
    },
  },
  mailingFailed: {
    de: {
      ...frame('de'),
      subject: '„{mailing}“ ist nicht hinausgegangen',
      title: 'Niemand hat dieses Mailing bekommen',
      intro:
        'Guten Tag {name}, das Mailing „{mailing}“ von „{organisation}“ sollte hinausgehen, und es ging nicht. Niemand hat es bekommen; seine Seite sagt, woran es lag.',
      otherwise: 'Sie können es ändern und neu planen, oder es als Entwurf behalten.',
    },
    en: {
      ...frame('en'),
      subject: '“{mailing}” has not left',
      title: 'Nobody got this mailing',
      intro:
        'Hello {name}, the mailing “{mailing}” of “{organisation}” was due and could not leave. Nobody got it; its page says why.',
      otherwise: 'You can change it and plan it again, or keep it as a draft.',
    },
  },
  mailingEmptied: {
    de: {
      ...frame('de'),
      subject: '„{mailing}“ ist nicht mehr aktiv',
      title: 'Von diesem Mailing ist nichts übrig',
      intro:
        'Guten Tag {name}, die Zeit aller Artikel von „{mailing}“ („{organisation}“) ist vorbei. Das Mailing gilt als nicht aktiv: Niemand bekommt es mehr.',
      otherwise: 'Ändern Sie die Zeit der Artikel oder wählen Sie andere, dann aktivieren Sie es wieder.',
    },
    en: {
      ...frame('en'),
      subject: '“{mailing}” is no longer active',
      title: 'Nothing of this mailing is left',
      intro:
        'Hello {name}, the time of all articles of “{mailing}” of “{organisation}” is over. The mailing counts as inactive: nobody gets it any more.',
      otherwise: 'Change the time of its articles or choose others, then activate it again.',
    },
  },
  mailingStopped: {
    de: {
      ...frame('de'),
      subject: '„{mailing}“ wurde zurückgezogen',
      title: 'Dieses Mailing geht nicht hinaus',
      intro:
        'Guten Tag {name}, das L-Konto über „{organisation}“ hat das Mailing „{mailing}“ zurückgezogen und angehalten. Es ist wieder ein Entwurf, oder nicht mehr aktiv; niemand bekommt es.',
      otherwise: 'Was von dort kam, fehlt jetzt darin. Fragen Sie dort nach, wenn Sie damit gerechnet haben.',
    },
    en: {
      ...frame('en'),
      subject: '“{mailing}” was withdrawn',
      title: 'This mailing does not leave',
      intro:
        'Hello {name}, the L-account above “{organisation}” has withdrawn and stopped the mailing “{mailing}”. It is a draft again, or no longer active; nobody gets it.',
      otherwise: 'What came from there is missing in it now. Ask there if you counted on it.',
    },
  },
  runHeld: {
    de: {
      ...frame('de'),
      subject: '„{mailing}“ hat sich selbst angehalten',
      title: 'Wir haben dieses Mailing angehalten',
      intro:
        'Guten Tag {name}, beim Senden von „{mailing}“ („{organisation}“) kam zu viel zurück. Damit Ihre übrige Post nicht darunter leidet, geht vorerst nichts mehr davon hinaus; wer noch wartet, wartet weiter.',
      otherwise: 'Sehen Sie sich an, was zurückkam. Weiter geht es erst, wenn jemand einen Grund dafür nennt.',
    },
    en: {
      ...frame('en'),
      subject: '“{mailing}” has stopped itself',
      title: 'We have stopped this mailing',
      intro:
        'Hello {name}, too much came back while “{mailing}” of “{organisation}” was going out. To protect your other mail nothing more of it leaves for now; whoever waits goes on waiting.',
      otherwise: 'Look at what came back. It goes on only when somebody gives a reason.',
    },
  },
}
