/** How an act can be taken back, and which file of the web application says so before it. */
export type Said =
  /** By a dialog that has this way back. */
  | { dialog: string; wayBack: 'none' | 'trash' | 'again' | 'inWords' }
  /** At once, with an offer to take it back afterwards. */
  | { undo: string }
  /** By these words, beside the button. */
  | { words: string }
  /** Nothing is lost: whoever did it does it anew. */
  | { anew: string }

const dialog = (file: string, wayBack: 'none' | 'trash' | 'again' | 'inWords' = 'none') => ({ dialog: file, wayBack })
const of = (path: string) => `DELETE /accounts/{accountId}/${path}`

/** Every DELETE of the interface of the application. */
export const deletions: Record<string, Said> = {
  'DELETE /session': { anew: 'signs in again' },
  'DELETE /sessions': { anew: 'signs in again' },
  'DELETE /sessions/{id}': { anew: 'signs in again' },
  'DELETE /own/second-factor/totp': dialog('session/authenticator-app.tsx', 'again'),
  'DELETE /own/passkeys/{id}': dialog('session/passkey-row.tsx', 'again'),
  [of('forms/{id}')]: dialog('forms/delete-form.tsx'),
  [of('mailings/{id}')]: dialog('mailings/erase-mailing.tsx'),
  [of('mailings/{id}/languages/{versionId}')]: { undo: 'mailings/language-rows.tsx' },
  [of('mailings/{id}/fieldValues/{fieldId}')]: { anew: 'types the value again' },
  [of('views/{id}')]: { undo: 'subscribers/view-menu.tsx' },
  [of('subscribers/{id}')]: dialog('subscribers/erase-dialog.tsx'),
  [of('groups/{id}')]: dialog('groups/delete-dialog.tsx', 'trash'),
  [of('articles/{id}')]: dialog('designs/article-row.tsx', 'trash'),
  [of('media/{id}')]: dialog('media/picture-detail.tsx', 'trash'),
  [of('themes/{id}')]: dialog('designs/design-dialog.tsx'),
  [of('articleTemplates/{id}')]: dialog('designs/design-dialog.tsx'),
  [of('members/{id}')]: dialog('users/remove-dialog.tsx', 'inWords'),
  [of('members/{id}/second-factor')]: dialog('users/reset-factor-dialog.tsx', 'inWords'),
  [of('supportSessions/{id}')]: { anew: 'lets them look again when they ask' },
  [of('channels/{id}')]: dialog('channels/channel-acts.tsx'),
  [of('channels/{id}/accounts/{belowId}')]: dialog('channels/holders-card.tsx', 'inWords'),
  [of('channels/{id}/archive/host')]: dialog('channels/archive-host-given.tsx', 'again'),
  [of('customerFields/{id}/value')]: { anew: 'types the value again' },
  [of('apiKeys/{id}')]: dialog('api-keys/delete-key.tsx'),
  [of('webhooks/{id}')]: dialog('webhooks/webhook-acts.tsx'),
  [of('invitations/{id}')]: { anew: 'invites them again' },
  [of('testAddresses/{id}')]: { anew: 'adds it again' },
  [of('relation/offer')]: { anew: 'asks again' },
  [of('offers/{id}')]: { anew: 'they ask again' },
  [of('articles/{id}/adaptation')]: { words: 'editor:received.followHint' },
}

/** Other acts that end something, or that nobody can call back. */
export const finalActs: Record<string, Said> = {
  'POST /accounts/{accountId}/subscribers/erasures': dialog('bulk-acts/erase-dialog.tsx'),
  'POST /accounts/{accountId}/imports/{id}/run': dialog('imports/import-outcome.tsx'),
  'POST /accounts/{accountId}/mailings/{id}/planning': { words: 'mailings:plan.foot' },
  'POST /accounts/{accountId}/mailings/{id}/run/cancel': dialog('mailings/live-acts.tsx'),
  'POST /accounts/{accountId}/mailings/{id}/run/winner': dialog('mailings/live-test.tsx'),
  'POST /accounts/{accountId}/webhooks/{id}/secret': dialog('webhooks/webhook-secret.tsx'),
  'POST /accounts/{accountId}/sandbox/reset': dialog('sandbox/clock-bar.tsx'),
  'POST /accounts/{accountId}/sandbox/clock': { words: 'sandbox:clock.forward' },
  'POST /accounts/{accountId}/ending/closing': dialog('account-ending/close-account.tsx', 'inWords'),
  'POST /accounts/{accountId}/publications/{id}/withdrawal': dialog('publishing/withdraw-dialog.tsx', 'inWords'),
  'POST /accounts/{accountId}/subaccounts/{id}/detaching': dialog('accounts/account-acts.tsx', 'inWords'),
}

/** Asked by dialogs of acts that take nothing away. */
export const harmless = [
  /^accounts:acts\.(book|invite|unlocking)\./,
  /^console:requests\.(unlockAccount|resetFactor)\./,
  /^person:ask\.(askByOptin|makeReady|setNoOptin|setTransactional|reactivate)\./,
  /^bulkActs:about\.reactivate/,
]
