export { addressHmac } from './address-hmac.ts'
export { forgetAddressMails, takeMailsSent } from './address-mail.store.ts'
export { capAddress } from './cap-address.ts'
export {
  type Erasure,
  forgetErasures,
  insertErasure,
  isErasureKnown,
  listErasedBy,
  listErasures,
} from './erasure.store.ts'
export { longestWindowMs } from './mail-cap.rules.ts'
export { secondsUntilRoom } from './room-for-mails.ts'
export {
  findTombstones,
  findTombstonesOf,
  leaveTombstones,
  liftTombstones,
  takeTombstones,
} from './suppression.store.ts'
export { takeMail, takeMails } from './take-mails.ts'
