import {
  addressFailures,
  addressWindowMs,
  failureMemoryMs,
  firstWaitsSeconds,
  freeFailures,
  furtherWaitSeconds,
  knownCredentialMs,
} from './brute-force-guard.rules.ts'
import { windowMs } from './sliding-window.rules.ts'

/** A process that gave no sign of life for this long is dead; its slots are free. */
export const lifeSignMs = 5_000

/** A slot that was not given back for this long is free, whatever became of its request. */
export const leaseMs = 60_000

const versionSeconds = 86_400

/** First number of the answer of `admit`. */
export const admittedCode = 0
export const rateLimitedCode = 1
const concurrencyLimitedCode = 2
export const throttledCode = 3

const micros = (milliseconds: number) => String(milliseconds * 1000)

// Redis' own clock, so that all processes agree. Lua would print a number of this size in exponential form.
const readClock = `
local time = redis.call('TIME')
local real = time[1] * 1000000 + time[2]
local now = real + (tonumber(ARGV[1]) or 0)
local function text(number) return string.format('%.0f', number) end
`

const guardWaits = `
local first_waits = { ${firstWaitsSeconds.join(', ')} }
local function wait_left(newest, failures)
  local step = failures - ${freeFailures}
  if step <= 0 then return 0 end
  local wait = first_waits[step] or (first_waits[#first_waits] + ${furtherWaitSeconds} * (step - #first_waits))
  return math.max(0, newest + wait * 1000000 - now)
end
local function address_wait(failures, known)
  local deciding = redis.call('LINDEX', failures, ${-1 - addressFailures})
  if not deciding or redis.call('EXISTS', known) == 1 then return 0 end
  return math.max(0, tonumber(deciding) + ${micros(addressWindowMs)} - now)
end
`

/**
 * KEYS: minute log, leases, guard, version, processes, failures of the address, mark of a credential known to work
 * there. ARGV: clock offset in µs, lease, limit per minute, limit of concurrent requests.
 * Answer: outcome, counted requests, µs until the oldest leaves (or of the guard's wait), held leases, now in µs, version.
 */
export const admitScript = `
${readClock}${guardWaits}
local log, leases, guard, version_key, processes = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local minute_limit, concurrent_limit = tonumber(ARGV[3]), tonumber(ARGV[4])

local failures = redis.call('LLEN', guard)
if failures > 0 then
  local wait = wait_left(tonumber(redis.call('LINDEX', guard, -1)), failures)
  if wait > 0 then return { ${throttledCode}, 0, wait } end
  redis.call('DEL', guard)
end
local wait = address_wait(KEYS[6], KEYS[7])
if wait > 0 then return { ${throttledCode}, 0, wait } end
redis.call('SET', KEYS[7], '', 'PX', '${knownCredentialMs}')

-- A lost version comes back with a value that was never used before, so that no stale copy can match it.
local version = redis.call('GET', version_key)
if not version then
  version = text(real)
  redis.call('SET', version_key, version, 'EX', ${versionSeconds})
end

-- A clock that was set back must neither open the window early nor keep a full log alive for longer than a window.
local newest = tonumber(redis.call('LINDEX', log, -1) or 0)
if newest > now then
  now = newest
  if redis.call('PTTL', log) > ${windowMs + 1000} then redis.call('PEXPIRE', log, '${windowMs + 1000}') end
end

local oldest = now
local counted = redis.call('LLEN', log)
if counted > 0 then
  oldest = tonumber(redis.call('LINDEX', log, 0))
  while now - oldest > ${micros(windowMs)} do
    redis.call('LPOP', log)
    counted = counted - 1
    oldest = tonumber(redis.call('LINDEX', log, 0) or now)
  end
end
local held = redis.call('ZCARD', leases)

-- The minute comes first: a client over both limits must be told the longer wait.
if counted >= minute_limit then
  return { ${rateLimitedCode}, counted, oldest + ${micros(windowMs)} - now, held, now, version }
end

if held >= concurrent_limit then
  for _, lease in ipairs(redis.call('ZRANGE', leases, 0, -1)) do
    local age = now - tonumber(redis.call('ZSCORE', leases, lease))
    local dead = age > ${micros(leaseMs)}
    if not dead and age > ${micros(lifeSignMs)} then
      local seen = redis.call('ZSCORE', processes, string.match(lease, '^(.*):'))
      dead = not seen or real - tonumber(seen) > ${micros(lifeSignMs)}
    end
    if dead then redis.call('ZREM', leases, lease) end
  end
  held = redis.call('ZCARD', leases)
  if held >= concurrent_limit then
    local left = counted > 0 and oldest + ${micros(windowMs)} - now or -1
    return { ${concurrencyLimitedCode}, counted, left, held, now, version }
  end
end

local counted_at = text(now)
redis.call('RPUSH', log, counted_at)
redis.call('PEXPIRE', log, '${windowMs + 1000}')
redis.call('ZADD', leases, counted_at, ARGV[2])
redis.call('PEXPIRE', leases, '${leaseMs + 1000}')
return { ${admittedCode}, counted + 1, oldest + ${micros(windowMs)} - now, held + 1, now, version }
`

/** KEYS: minute log, leases. ARGV: lease. The lease's score is the time under which the request was counted. */
export const undoScript = `
local counted_at = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not counted_at then return 0 end
redis.call('LREM', KEYS[1], -1, string.format('%.0f', tonumber(counted_at)))
return redis.call('ZREM', KEYS[2], ARGV[1])
`

/** KEYS: failures of the address, mark of a credential known to work there. ARGV: clock offset in µs. Answer: µs to wait. */
export const waitScript = `
${readClock}${guardWaits}
return address_wait(KEYS[1], KEYS[2])
`

/** KEYS: guard, and as above. ARGV: clock offset in µs. Answer: µs to wait, 0 when the attempt was looked at. */
export const failureScript = `
${readClock}${guardWaits}
local guard = KEYS[1]
local failures = redis.call('LLEN', guard)
if failures > 0 then
  local newest = tonumber(redis.call('LINDEX', guard, -1))
  local wait = wait_left(newest, failures)
  if wait > 0 then return wait end
  if now - newest > ${micros(failureMemoryMs)} then
    redis.call('DEL', guard)
  elseif failures <= ${freeFailures} then
    while now - tonumber(redis.call('LINDEX', guard, 0)) > ${micros(failureMemoryMs)} do redis.call('LPOP', guard) end
  end
end
local wait = address_wait(KEYS[2], KEYS[3])
if wait > 0 then return wait end
failures = redis.call('RPUSH', guard, text(now))
redis.call('PEXPIRE', guard, '${failureMemoryMs + 1000}')
redis.call('RPUSH', KEYS[2], text(now))
redis.call('LTRIM', KEYS[2], ${-1 - addressFailures}, -1)
redis.call('PEXPIRE', KEYS[2], '${addressWindowMs + 1000}')
return math.max(wait_left(now, failures), address_wait(KEYS[2], KEYS[3]))
`

/** KEYS: processes. ARGV: clock offset, incarnation. Answer: how many processes live, each counted once. */
export const lifeSignScript = `
${readClock}
redis.call('ZADD', KEYS[1], text(real), ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', text(real - ${micros(lifeSignMs)}))
redis.call('PEXPIRE', KEYS[1], '${leaseMs}')
local seen, processes = {}, 0
for _, incarnation in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local process = string.match(incarnation, '^(.*)%.') or incarnation
  if not seen[process] then processes = processes + 1 end
  seen[process] = true
end
return processes
`

/** KEYS: version. Never a value that was used before, also after Redis lost its data. */
export const bumpScript = `
${readClock}
local before = tonumber(redis.call('GET', KEYS[1]) or 0)
redis.call('SET', KEYS[1], text(math.max(real, before + 1)), 'EX', ${versionSeconds})
`
