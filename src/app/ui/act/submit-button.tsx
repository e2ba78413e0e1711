import { useEffect, useRef } from 'react'
import { Banner } from '#ui/say/banner.tsx'
import { Button, type ButtonProps } from './button.tsx'

/** What a refused call waits for; 'stopped': its user waits no longer. */
export type SubmitWait =
  null | { step: 'waiting'; until: Date; secondsLeft: number; isLong: boolean } | { step: 'stopped'; until: Date }

type SubmitButtonProps = ButtonProps & { wait: SubmitWait; onStop: () => void }

/** A form's button whose call may wait: it counts the seconds down, beside a stop; a long wait is in words. */
export function SubmitButton({ wait, onStop, ...button }: SubmitButtonProps) {
  const submit = useRef<HTMLButtonElement>(null)
  const isStopped = wait?.step === 'stopped'
  // The button that stopped it is gone.
  useEffect(() => {
    if (isStopped) submit.current?.focus({ preventScroll: true })
  }, [isStopped])
  if (wait?.step === 'waiting' && wait.isLong)
    return <LongWait until={wait.until} secondsLeft={wait.secondsLeft} onStop={onStop} />
  return (
    <>
      {isStopped && (
        <Banner role="status" tone="warn" title="Essai arrêté : ta saisie reste là.">
          Réessaie à partir de {clockFrom(wait.until)}.
        </Banner>
      )}
      <Button
        {...button}
        ref={submit}
        type="submit"
        {...(wait?.step === 'waiting' && {
          busy: true,
          busyLabel: `Trop d'essais : nouvel essai dans ${wait.secondsLeft} s…`,
        })}
      />
      {wait?.step === 'waiting' && (
        <Button variant="secondary" wide={button.wide} onClick={onStop}>
          Annuler
        </Button>
      )}
    </>
  )
}

/** In the button's place: when it is tried again, and a stop. The seconds are not read aloud one by one. */
function LongWait({ until, secondsLeft, onStop }: { until: Date; secondsLeft: number; onStop: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={words} tabIndex={-1}>
      <Banner
        tone="warn"
        role="status"
        title="Trop d'essais pour le moment."
        action={
          <Button small variant="secondary" onClick={onStop}>
            Annuler
          </Button>
        }
      >
        Nouvel essai automatique à {clockFrom(until)}
        <span aria-hidden="true"> (dans {minutesAndSeconds(secondsLeft)})</span>. Ta saisie reste là.
      </Banner>
    </div>
  )
}

/** '14:05' on the device's own clock, never before the moment itself. */
function clockFrom(moment: Date): string {
  return clock.format(new Date(Math.ceil(moment.getTime() / 60_000) * 60_000))
}

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' })

/** 252 → '4 min 12 s', 59 → '59 s'. */
function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes > 0 ? `${minutes}\u00A0min ` : ''}${seconds % 60}\u00A0s`
}
