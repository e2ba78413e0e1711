import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { Cancelled } from '#adapters/api/cancelled.ts'
import { Refused } from '#adapters/api/failures.ts'
import type { CarriedMessage } from '#adapters/carried-message.ts'
import { reportMistake } from '#adapters/report-mistake.ts'
import { contactOutcome, type ContactOutcome } from '#contract/contact-message.ts'
import type { WaitOptions, WaitState } from '#state/retry-wait.ts'
import { useRetryWait } from '#state/use-retry-wait.ts'
import { messageErrors, type Message, type MessageErrors } from './message-rules.ts'
import { takeUp } from './take-up.ts'

export interface ContactFormView {
  readonly form: RefObject<HTMLFormElement | null>
  readonly file: File | null
  /** Of the fields that were left. */
  readonly errors: MessageErrors
  readonly outcome: ContactOutcome | undefined
  readonly busy: boolean
  /** What the message waits for. */
  readonly wait: WaitState
  stopWaiting(): void
  submit(event: FormEvent<HTMLFormElement>): void
  leave(event: FocusEvent<HTMLFormElement>): void
  type(event: FormEvent<HTMLFormElement>): void
  attach(file: File): void
  detach(): void
}

/** A visit to the contact form. The browser keeps the text, so that what was typed before the script came is not lost. */
export function useContactForm(send: (message: Message, waiting: WaitOptions) => Promise<void>): ContactFormView {
  const form = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const hasTyped = useRef(new Set<string>())
  const [all, setAll] = useState<MessageErrors>({})
  const [outcome, setOutcome] = useState<ContactOutcome>()
  const [busy, setBusy] = useState(false)
  const { retry, wait } = useRetryWait(now)

  const judge = (fichier = file) => {
    const message = read(form.current, fichier)
    const errors = messageErrors(message)
    setAll(errors)
    return { message, errors }
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setLeft((names) => [...names, 'fichier'])
    judge(chosen)
  }
  // What was chosen or typed before the script came.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('[name=fichier]')?.files?.[0] ?? null
    const message = read(form.current, early)
    setFile(early)
    setAll(messageErrors(message))
    setLeft(Object.entries(message).flatMap(([name, value]) => (value && name !== document.activeElement?.id ? [name] : [])))
    void takeUp().then((carried) => {
      if (carried === null || form.current === null) return
      write(form.current, carried)
      setFile(carried.file)
    })
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { message, errors } = judge()
    const [wrong] = Object.keys(errors)
    setLeft(['nom', 'email', 'message', 'fichier'])
    setOutcome(undefined)
    if (wrong) return document.getElementById(wrong)?.focus()
    setBusy(true)
    const failure: unknown = await send(message, retry.options()).then(() => null, (error: unknown) => error)
    setBusy(false)
    if (failure instanceof Cancelled) return
    setOutcome(failure === null ? 'sent' : contactOutcome(failure instanceof Refused ? failure.status : 0))
    reportMistake(failure)
    if (failure !== null) return
    form.current?.reset()
    setFile(null)
    setLeft([])
  }
  return {
    form,
    file,
    errors: Object.fromEntries(Object.entries(all).filter(([name]) => left.includes(name))),
    outcome,
    busy,
    wait,
    stopWaiting: retry.stop,
    submit: (event) => void submit(event),
    // A sentence that appears now would move the button from under the finger; the button says them all.
    leave({ target, relatedTarget }) {
      if (relatedTarget instanceof HTMLButtonElement || !('name' in target)) return
      // Gone past empty: nothing was tried yet.
      if (!hasTyped.current.has(String(target.name)) && !(target as unknown as HTMLInputElement).value) return
      setLeft((names) => [...names, String(target.name)])
      judge()
    },
    // A file is judged where it is taken: it is not in the browser's own field for long.
    type({ target }) {
      if ('name' in target) hasTyped.current.add(String(target.name))
      if (!(target instanceof HTMLInputElement && target.type === 'file')) judge()
    },
    attach: choose,
    detach: () => choose(null),
  }
}

const now = () => new Date()

function read(form: HTMLFormElement | null, fichier: File | null): Message {
  const texts = new FormData(form ?? undefined)
  const text = (name: string) => String(texts.get(name) ?? '')
  return { nom: text('nom'), email: text('email'), message: text('message'), fichier }
}

/** What was typed here stays. */
function write(form: HTMLFormElement, { file: _, ...texts }: CarriedMessage): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    control.value ||= text
  }
}
