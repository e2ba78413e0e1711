import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { activateFactor, prepareFactor } from '#contract/staff/second-factor.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { CodeBoxes } from '#ui/ask/code-boxes.tsx'
import { PasswordField } from '#ui/ask/password-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { ScanMark } from '../pieces/scan-mark.tsx'
import { useFactorForm } from './use-factor-form.ts'
import { SubmitButton } from '#ui/act/submit-button.tsx'

/** Sets a second factor up: the password, the square for the app, the app's first code. */
export function SetUpFactor({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const [prepared, setPrepared] = useState<Reply<typeof prepareFactor> | null>(null)
  return prepared === null ? (
    <Prepare onPrepared={setPrepared} />
  ) : (
    <Activate prepared={prepared} onCodes={onCodes} onOver={() => setPrepared(null)} />
  )
}

function Prepare({ onPrepared }: { onPrepared(prepared: Reply<typeof prepareFactor>): void }) {
  const { form, field, send, retry, wait } = useFactorForm(prepareFactor, { password: '' }, 'password')
  return (
    <form noValidate onSubmit={send(onPrepared)}>
      <Stack>
        <PasswordField {...field('password')} label="Ton mot de passe" autoComplete="current-password" />
        <SubmitButton wide busy={form.busy} busyLabel="Vérification…" wait={wait} onStop={retry.stop}>
          Ajouter un second facteur
        </SubmitButton>
      </Stack>
    </form>
  )
}

interface ActivateProps {
  readonly prepared: Reply<typeof prepareFactor>
  onCodes(codes: readonly string[]): void
  onOver(): void
}

function Activate({ prepared: { secret, adresse, etape }, onCodes, onOver }: ActivateProps) {
  const { form, field, type, send, retry, wait } = useFactorForm(activateFactor, { etape, code: '' }, 'code', onOver)
  const { id, name, error, value } = field('code')
  const top = useRef<HTMLParagraphElement>(null)
  // The button that had it is gone; on the code it would open the keys over the square.
  useEffect(() => top.current?.focus(), [])
  return (
    <form noValidate onSubmit={send(onCodes)}>
      <Stack>
        <p ref={top} tabIndex={-1}>
          Scanne ce carré avec ton application d’authentification. Sur ce téléphone,{' '}
          <a href={adresse} className={textLinkClass()}>
            ouvre-la d’ici
          </a>
          .
        </p>
        <ScanMark link={adresse} large />
        <p>
          Ou recopie cette clé&nbsp;:
          <br />
          <b translate="no">{inFours(secret)}</b>
        </p>
        <CodeBoxes
          {...{ id, name, error, value }}
          label="Code de ton application"
          hint="6 chiffres, d’autres toutes les 30 secondes"
          inputMode="numeric"
          length={6}
          onChange={(code) => type({ code })}
        />
        <SubmitButton wide busy={form.busy} busyLabel="Vérification…" wait={wait} onStop={retry.stop}>
          Activer
        </SubmitButton>
      </Stack>
    </form>
  )
}

/** 'GEZDGNBVGY3TQOJQ' → 'GEZD GNBV GY3T QOJQ'. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
