import { expect, test } from 'vitest'
import {
  type HostAnswers,
  hostName,
  isAmong,
  isProven,
  judgeHost,
  namesOfService,
  noHostAnswers,
  visitedHost,
} from './host.rules.ts'

test.each([
  ['news.garden.example', 'news.garden.example'],
  [' News.Garden.Example. ', 'news.garden.example'],
  ['post.gärten.example', 'post.xn--grten-gra.example'],
  ['garden.example', 'garden.example'],
  ['garden', null],
  ['localhost', null],
  ['192.0.2.7', null],
  ['0x7f.1', null],
  ['[2001:db8::1]', null],
  ['news.garden.example:8080', null],
  ['https://news.garden.example', null],
  ['news.garden.example/letters', null],
  ['news..garden.example', null],
  ['-news.garden.example', null],
  ['*.garden.example', null],
  ['_x.garden.example', null],
  ['news.garden.example\r\nx.example', null],
  [`${'a'.repeat(60)}.`.repeat(4), null],
  ['', null],
])('the host name of %j is %j', (given, name) => {
  expect(hostName(given)).toBe(name)
})

test.each([
  ['News.Garden.Example', 'news.garden.example'],
  ['news.garden.example.', 'news.garden.example'],
  ['127.0.0.1', null],
  ['[::1]', null],
  ['pages', null],
  ['', null],
  ['a b.example', null],
  [`${'a'.repeat(300)}.example`, null],
])('a visit that names %j may mean %j', (given, name) => {
  expect(visitedHost(given)).toBe(name)
})

const names = namesOfService({
  ARCHIVE_HOST_TARGET: 'hosts.service.example',
  PUBLIC_URL: 'https://l.service.example/',
  APP_URL: 'https://app.service.example:8443',
  BASE_URL: 'https://api.service.example',
  CONSOLE_URL: 'https://console.service.example',
})

test.each([
  ['l.service.example', true],
  ['app.service.example', true],
  ['news.hosts.service.example', true],
  ['news.service.example', false],
  ['evil-l.service.example', false],
  ['news.garden.example', false],
])('%s is a name of the service: %s', (host, is) => {
  expect(isAmong(host, names)).toBe(is)
})

const claim = { host: 'news.garden.example', token: '0'.repeat(32) }
const right = `postrider-archive=${claim.token}`
const judged = (answers: Partial<HostAnswers>) =>
  judgeHost(claim, 'hosts.service.example', { ...noHostAnswers, ...answers })
const ours = ['192.0.2.1', '2001:db8::1']

test.each<[string, Partial<HostAnswers>, string[]]>([
  ['nothing', {}, ['missing', 'missing']],
  ['both', { texts: [right], aliases: ['Hosts.Service.Example.'] }, ['ok', 'ok']],
  ['the token among others', { texts: ['v=spf1', right], aliases: ['hosts.service.example'] }, ['ok', 'ok']],
  ['somebody else’s token', { texts: ['postrider-archive=1'], aliases: ['hosts.service.example'] }, ['wrong', 'ok']],
  ['a CNAME to elsewhere', { texts: [right], aliases: ['cdn.example'] }, ['ok', 'wrong']],
  ['our addresses', { texts: [right], addresses: ['192.0.2.1'], targetAddresses: ours }, ['ok', 'ok']],
  [
    'one of them somebody else’s',
    { texts: [right], addresses: ['192.0.2.1', '192.0.2.9'], targetAddresses: ours },
    ['ok', 'wrong'],
  ],
  ['a target nobody knows', { texts: [right], addresses: ['192.0.2.1'] }, ['ok', 'wrong']],
])('a host that shows %s', (_what, answers, statuses) => {
  const checks = judged(answers)
  expect(checks.map(({ status }) => status)).toEqual(statuses)
  expect(isProven(checks)).toBe(statuses.every((status) => status === 'ok'))
})

test('what is to be published stands in every check', () => {
  expect(judged({}).map(({ publish }) => publish)).toEqual([
    { type: 'TXT', name: '_postrider-archive.news.garden.example', value: right },
    { type: 'CNAME', name: 'news.garden.example', value: 'hosts.service.example' },
  ])
  expect(isProven([])).toBe(false)
})
