import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { type Action, actions, mayDo, permissionsOfRole, roles } from './role.rules.ts'

/** The matrix of the specification, row by row: who may beside admins, who may all. */
const others: Record<Action, string> = {
  followAccount: 'editor author analyst',
  readMailings: 'editor author analyst',
  readStatistics: 'editor author analyst',
  seePeople: 'editor',
  writeDrafts: 'editor author',
  sendTestsToUsers: 'editor author',
  sendTestsToSubscribers: 'editor',
  controlSending: 'editor',
  changeDesigns: 'editor',
  changeGroups: 'editor',
  importPeople: 'editor',
  changePeople: 'editor',
  deletePerson: 'editor',
  exportPerson: 'editor',
  manageOwnDrafts: 'editor author',
  chooseWinner: 'editor',
  publish: 'editor',
  controlJobs: 'editor',
  reactivateRefused: '',
  deletePeople: '',
  exportLists: '',
  exportPersonEverywhere: '',
  deleteSentMailings: '',
  changeSettings: '',
  manageKeys: '',
  manageDomains: '',
  checkDomains: '',
  manageIntegrations: '',
  manageUsers: '',
  grantSupport: '',
  endSupport: '',
  readAudit: '',
  endAccount: '',
  manageAccounts: '',
}

test.each(actions)('%s', proving('W-016.1'), (action) => {
  const allowed = roles.filter((role) => mayDo(role, action))
  expect(allowed.join(' ')).toBe(`admin ${others[action]}`.trim())
})

test('whoever is only in the L-account above reads numbers, and nothing else', proving('W-016.2'), () => {
  expect(actions.filter((action) => mayDo('above', action))).toEqual(['readStatistics'])
  expect(permissionsOfRole('above').size).toBe(0)
})

test('an editor brings back whom a user has archived, and nobody else', () => {
  expect([...permissionsOfRole('editor')].sort()).toEqual(['archiveReceiveReady', 'reactivateManual'])
  expect(permissionsOfRole('author').size).toBe(0)
  expect(permissionsOfRole('analyst').size).toBe(0)
})
