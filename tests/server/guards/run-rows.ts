import { randomUUID } from 'node:crypto'
import { actPhotoForm, acts } from '#tests/server/fixtures/act.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aRun, runDetails, wednesday } from '#tests/server/fixtures/run.ts'
import type { Row } from './access-matrix.ts'
import { toDesk, toTeam } from './answers.ts'

type RunCall =
  | 'staffRuns'
  | 'makeRun'
  | 'changeRun'
  | 'assignOrders'
  | 'takeOffRun'
  | 'reorderStops'
  | 'dropRun'
  | 'correctOrder'
  | 'noteOrder'
  | 'blockSupplier'
  | 'readDriverDay'
  | 'recordAct'
  | 'addActPhoto'

/** The matrix of what is done with runs, at the desk and on the road. */
export const runRows: { readonly [Name in RunCall]: Row<Name> } = {
  staffRuns: [toDesk, () => ({})],
  makeRun: [toDesk, async ({ provider }) => ({ body: { jour: wednesday, ...(await runDetails(provider)) } })],
  changeRun: [
    toDesk,
    async ({ provider }) => ({
      params: { id: await aRun(provider) },
      body: { version: 1, ...(await runDetails(provider)) },
    }),
  ],
  assignOrders: [
    toDesk,
    async ({ provider, owner }) => ({
      params: { id: await aRun(provider) },
      body: { version: 1, commande: (await paidOrder(provider, owner)).id },
    }),
  ],
  takeOffRun: [
    toDesk,
    async ({ provider, owner }) => {
      const { id } = await paidOrder(provider, owner)
      return { params: { id: await aRun(provider, [id]) }, body: { version: 2, commande: id } }
    },
  ],
  reorderStops: [
    toDesk,
    async ({ provider }) => ({ params: { id: await aRun(provider) }, body: { version: 1, arrets: [] } }),
  ],
  dropRun: [toDesk, async ({ provider }) => ({ params: { id: await aRun(provider) }, body: { version: 1 } })],
  correctOrder: [toDesk, ({ intent }) => ({ params: { id: intent.orderId }, body: { telephone: '0612345678' } })],
  noteOrder: [toDesk, ({ intent }) => ({ params: { id: intent.orderId }, body: { note: 'Rappeler' } })],
  blockSupplier: [toDesk, ({ intent }) => ({ params: { id: intent.orderId }, body: { motif: null } })],
  readDriverDay: [toTeam, () => ({})],
  // The run is another's, whoever asks.
  recordAct: [
    { ...toTeam, driver: 409, dispatcher: 409, manager: 409 },
    async ({ provider, owner }) => {
      const { id } = await paidOrder(provider, owner)
      return { body: { ...acts(provider).pickup(), commande: id, tournee: await aRun(provider, [id]) } }
    },
  ],
  addActPhoto: [
    { ...toTeam, driver: 404, dispatcher: 404, manager: 404 },
    async ({ provider, owner }) => {
      const { id } = await paidOrder(provider, owner)
      await aRun(provider, [id])
      return { body: actPhotoForm(id, randomUUID(), 'livre') }
    },
  ],
}
