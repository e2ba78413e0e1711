import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { errorFields } from '#server/log.ts'
import { openProvider } from './provider.ts'
import { newSupplier } from './supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const { email, id } = await newSupplier(provider)
const thrown = async (statement: Promise<unknown>): Promise<unknown> => await statement.then(() => null, (error: unknown) => error)

describe('what the log keeps of a fault of the database', () => {
  it.each([
    ['an address that is taken', () => sql`insert into users select * from users where email = ${email}`.execute(db)],
    ['a second account of one address', () => sql`update users set email = ${email}, id = ${id + 1} where id = ${id}; select ${email}::bigint`.execute(db)],
    ['a number that is none', () => sql`select cast(${email} as bigint) / 0 from nowhere_${sql.raw(String(id))}`.execute(db)],
  ])('names nobody, only the fault and its place: %s', async (_, statement) => {
    const error = await thrown(statement())
    expect(error).toBeInstanceOf(Error)
    const fields = errorFields(error)
    expect(JSON.stringify(fields)).not.toContain(email)
    expect(fields).toMatchObject({ code: expect.any(String), place: expect.stringContaining('at ') })
  })

  it('leaves out every word of PostgreSQL, which quotes values', () => {
    const quoting = Object.assign(new Error(`invalid input syntax: "${email}"`), { severity: 'ERROR', code: '22P02', detail: `Key (email)=(${email})`, where: email })
    expect(Object.keys(errorFields(quoting)).toSorted()).toEqual(['code', 'error', 'place', 'reason'])
    expect(JSON.stringify(errorFields(quoting))).not.toContain(email)
    expect(errorFields(quoting)).toMatchObject({ error: 'Error', code: '22P02' })
  })
})
