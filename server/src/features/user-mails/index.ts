export { sendUserMails } from './send-user-mails.ts'
export { hashOfLinkToken, newLink } from './user-link.rules.ts'
export { wantMail, wantNotice } from './user-mail.store.ts'
