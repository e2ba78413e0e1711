import { describe, expect, it } from 'vitest'
import { isDatabaseAway, wasNeverAsked, DatabaseBusy } from '#server/db/is-database-away.ts'

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

describe('a database that is away', () => {
  it.each([
    new DatabaseBusy('held'),
    error('terminating connection due to administrator command', { code: '57P01' }),
    error('sorry, too many clients already', { code: '53300' }),
    error('canceling statement due to statement timeout', { code: '57014' }),
    error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
    error('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }),
    error('getaddrinfo EAI_AGAIN', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }),
    error('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    error('timeout exceeded when trying to connect'),
    error('read ETIMEDOUT', { code: 'ETIMEDOUT', syscall: 'read' }),
    error('Connection terminated unexpectedly'),
    error('Connection terminated due to connection timeout'),
    error('Query read timeout'),
    error('Client was closed and is not queryable'),
  ])('is known by %s', (away) => expect(isDatabaseAway(away)).toBe(true))

  it.each([
    error('duplicate key', { code: '23505' }),
    error('no such file', { code: 'ENOENT', syscall: 'open' }),
    error('wrong'),
    'Query read timeout',
    null,
  ])('is not what %s says', (other) => expect(isDatabaseAway(other)).toBe(false))

  it.each([
    new DatabaseBusy('held'),
    error('sorry, too many clients already', { code: '53300' }),
    error('the database system is starting up', { code: '57P03' }),
    error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
    error('timeout exceeded when trying to connect'),
  ])('was never asked, says %s', (away) => expect(wasNeverAsked(away)).toBe(true))

  it.each([
    error('terminating connection due to administrator command', { code: '57P01' }),
    error('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    error('Connection terminated unexpectedly'),
    error('Query read timeout'),
  ])('may have done what it was asked, says %s', (away) => expect(wasNeverAsked(away)).toBe(false))
})
