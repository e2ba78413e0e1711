import { SignedOut } from '#adapters/failures/failures.ts'
import type { Caller } from '#adapters/net/caller.ts'
import type { WaitingRequest } from '#adapters/store/mail-store.ts'
import { fileThatWaited } from '#adapters/store/waiting-file.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { requestOrderByMail } from '#contract/order/order-request.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { fileMs } from './send-mail.ts'
import type { Session } from '#state/session/session.ts'

/** Sends a request under its submission's name: taken once. Rejects with SignedOut until its author signs in. */
export async function sendWaitingRequest(
  { id, owner, body, file }: WaitingRequest,
  call: Caller,
  session: Session,
): Promise<void> {
  if (!session.isValid() || session.state.user?.id !== owner) throw new SignedOut()
  await call(requestOrderByMail, {
    body: { ...body, bordereau: fileThatWaited(file) } as Record<string, unknown> as BodyOf<typeof requestOrderByMail>,
    headers: { [idempotencyHeader]: id },
    timeoutMs: fileMs,
    givesUp: true,
  })
}
