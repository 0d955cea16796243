import { versionOf } from '../../platform/versions/version.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { fieldTypes } from '../customer-fields/index.ts'
import type { KnownSubscriber } from './get-subscriber.ts'
import { subscriberIncludes, subscriberRecord } from './subscriber.record.ts'
import { editableOf } from './subscriber.rules.ts'

/** One person as the screen shows them, with the version that a change of them names. */
export function subscriberDetail(account: FullAccount, known: KnownSubscriber) {
  return {
    data: subscriberRecord(account, known, subscriberIncludes),
    meta: { version: versionOf(editableOf(known.subscriber)), fields: fieldsOf(account) },
  }
}

/** What the customer's own fields are called, and who may change them. */
function fieldsOf({ fields }: FullAccount) {
  return fields
    .filter(({ fieldType }) => fieldType === fieldTypes.subscriber)
    .map(({ id, type, isEditable, retiredAt, translations }) => ({
      ...{ id, type, translations },
      isEditable: isEditable && retiredAt === null,
    }))
}
