export { addressHmac } from './address-hmac.ts'
export { type Erasure, forgetErasures, insertErasure, isErasureKnown, listErasures } from './erasure.store.ts'
export {
  findTombstones,
  findTombstonesOf,
  leaveTombstones,
  liftTombstones,
  takeTombstones,
} from './suppression.store.ts'
