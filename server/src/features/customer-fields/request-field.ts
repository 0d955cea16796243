import { type Act, actorName, actTime, type Operator } from '../accounts/index.ts'
import { type CustomerFieldInput, createCustomerField } from './create-customer-field.ts'
import { fieldRefusals } from './customer-field.refusals.ts'
import {
  decideFieldRequest,
  type FieldRequest,
  type FieldWish,
  insertFieldRequest,
  listFieldRequests,
  listWaitingRequests,
  lockFieldRequest,
  type WaitingRequest,
} from './field-request.store.ts'

const mostWaiting = 20

/** An admin asks; whoever runs the installation makes it. */
export async function requestField(act: Act, wish: FieldWish): Promise<number> {
  const known = await listFieldRequests(act.tx, 1000)
  if (known.filter(({ outcome }) => outcome === null).length >= mostWaiting)
    throw fieldRefusals.field_requests_too_many({ most: mostWaiting })
  return insertFieldRequest(act.tx, { ...wish, askedBy: actorName(act.actor), createdAt: actTime(act) })
}

type Chosen = Pick<CustomerFieldInput, 'translations'> & Partial<CustomerFieldInput>

/** What was asked for, as it was asked for; only what it is called and its switches are for the operator to choose. */
export async function makeRequestedField(act: Act, requestId: number, chosen: Chosen): Promise<number> {
  const { fieldType, type } = await requireWaiting(act, requestId)
  const fieldId = await createCustomerField(act, { ...chosen, fieldType, type })
  decideFieldRequest(act.tx, requestId, { outcome: 'made', fieldId, answer: null, decidedAt: actTime(act) })
  return fieldId
}

export async function declineField(act: Act, requestId: number, answer: string): Promise<void> {
  await requireWaiting(act, requestId)
  decideFieldRequest(act.tx, requestId, { outcome: 'declined', fieldId: null, answer, decidedAt: actTime(act) })
}

async function requireWaiting({ tx }: Act, id: number): Promise<FieldRequest> {
  const request = await lockFieldRequest(tx, id)
  if (!request || request.outcome !== null) throw fieldRefusals.field_request_not_waiting({ requestId: id })
  return request
}

export function waitingRequests({ operatorDb }: Pick<Operator, 'operatorDb'>): Promise<WaitingRequest[]> {
  return operatorDb.transaction(listWaitingRequests)
}
