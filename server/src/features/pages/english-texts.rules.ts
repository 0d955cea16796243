import { listed } from './listed-names.rules.ts'
import type { LanguageTexts } from './page-texts.rules.ts'

export const english: LanguageTexts = {
  confirm: 'Confirm subscription',
  pressAgain: 'Please press the button once more.',
  unsubscribe: 'Unsubscribe',
  unsubscribeAll: 'Unsubscribe from all emails',
  undo: 'Take it back',
  withdraw: 'Withdraw my consent',
  register: 'Subscribe again',
  imprint: 'Legal notice',
  pages: {
    optinAsk: ({ sender, channels }) => ({
      title: 'Please confirm your subscription',
      lines: [
        channels.length > 0
          ? `You would like to receive emails from ${sender} about ${listed(channels, 'and', '“”')}. Please confirm this with the button.`
          : `You would like to receive emails from ${sender}. Please confirm this with the button.`,
        'You did not subscribe? Then close this page and nothing will happen.',
      ],
    }),
    optinDone: ({ sender }) => ({
      title: 'Thank you, your subscription is confirmed',
      lines: [`From now on you receive emails from ${sender}. Each of them has a link to unsubscribe.`],
    }),
    optinExpired: () => ({
      title: 'This link is no longer valid',
      lines: [
        'A confirmation link is valid for seven days, and only until you unsubscribe.',
        'Simply subscribe once more. You will then get a new link.',
      ],
    }),
    unsubscribeAsk: ({ sender, channels }) => ({
      title: 'Would you like to unsubscribe?',
      lines: [
        channels.length > 0
          ? `You will then receive no more emails from ${sender} about ${listed(channels, 'and', '“”')}.`
          : `You will then receive no more emails from ${sender}.`,
      ],
    }),
    unsubscribeDone: ({ sender }) => ({
      title: 'You are unsubscribed',
      lines: [`${sender} has received your request. An email that is already on its way may still arrive.`],
    }),
    undoAsk: ({ sender, channels }) => ({
      title: 'Take your unsubscription back?',
      lines: [
        channels.length > 0
          ? `You will then receive emails about ${listed(channels, 'and', '“”')} from ${sender} again, as before.`
          : `You will then receive emails from ${sender} again, as before.`,
        'You meant to unsubscribe? Then close this page, and it stays that way.',
      ],
    }),
    undoDone: ({ sender }) => ({
      title: 'Your unsubscription is taken back',
      lines: [`Everything at ${sender} is as it was before.`],
    }),
    undoExpired: ({ sender }) => ({
      title: 'This cannot be taken back any more',
      lines: [
        'An unsubscription can be taken back for seven days, and only while nothing has changed since.',
        `If you would like to receive emails from ${sender} again, please sign up anew.`,
      ],
    }),
    trackingAsk: ({ sender }) => ({
      title: 'Would you like not to be recognised any more?',
      lines: [
        `You have agreed that ${sender} sees which emails you open and which links you follow.`,
        'You will go on receiving your emails as before.',
      ],
    }),
    trackingDone: ({ sender }) => ({
      title: 'You are not recognised',
      lines: [
        `${sender} does not see which emails you open. Emails that were sent before do not tell any more either.`,
      ],
    }),
    CouldNotGetSubscriber: ({ sender }) => ({
      title: 'There is nothing left to unsubscribe',
      lines: [`${sender} has already deleted your data. You will receive no more emails.`],
    }),
    CouldNotGetNewsletter: ({ sender }) => ({
      title: 'This newsletter no longer exists',
      lines: [`${sender} has deleted it. The email in your mailbox stays as it is.`],
    }),
    BrowserVersionNotAvailable: () => ({
      title: 'The browser version is not available',
      lines: ['Please read the newsletter in your email program.'],
    }),
    testLink: () => ({
      title: 'This is the link of a test mail',
      lines: ['In the mail that goes out it does what it says. Here it changes nothing.'],
    }),
    unknownLink: () => ({
      title: 'We do not know this link',
      lines: ['A part of it may be missing. Please open it from the email, or copy all of it.'],
    }),
    brokenLink: () => ({
      title: 'Something is wrong with this link',
      lines: [
        'A part of it may be missing. Please open it from the email, or copy all of it.',
        'To unsubscribe you can also use the “Unsubscribe” button of your email program.',
      ],
    }),
    accountEnded: () => ({
      title: 'This link has ended with its sender',
      lines: [
        'Whoever wrote the email has given up their account, and everything in it is deleted, your data included.',
        'You will receive no more emails from them.',
      ],
    }),
    nothingHere: () => ({ title: 'There is no page here', lines: ['Please check the address.'] }),
    unreadable: () => ({ title: 'We could not read that', lines: ['Please go back and try again.'] }),
    tooMany: () => ({
      title: 'One moment, please',
      lines: ['There were very many requests from your connection. Please try again in a minute.'],
    }),
    unavailable: () => ({
      title: 'That did not work just now',
      lines: ['Our service cannot be reached at the moment. Please try again shortly; your link stays valid.'],
    }),
    fault: () => ({
      title: 'That did not work',
      lines: ['The mistake is on our side. Please try again later; your link stays valid.'],
    }),
  },
}
