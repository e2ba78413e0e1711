import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { Cancelled, Refused } from '#adapters/failures/failures.ts'
import type { WaitingMessage } from '#adapters/store/mail-store.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { fileThatWaited } from '#adapters/store/waiting-file.ts'
import { contactOutcome, type ContactOutcome } from '#contract/account/contact-message.ts'
import type { WaitState } from '#state/connection/retry-wait.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { addMessage, readMessage, writeMessage, nameMessage, type NamedMessage } from './message-controls.ts'
import { messageErrors, type MessageErrors } from './message-rules.ts'
import type { sendMessage } from './send-message.ts'
import type { SiteOutbox } from './site-outbox.ts'
import { resumeMessage } from './resume-message.ts'
import { useSiteOutbox } from './use-site-outbox.ts'

interface ContactFormView {
  readonly form: RefObject<HTMLFormElement | null>
  readonly file: File | null
  /** Of the fields that were left. */
  readonly errors: MessageErrors
  /** 'waits': it is on the device, and leaves by itself. */
  readonly outcome: ContactOutcome | 'waits' | undefined
  /** The name of the message that is on its way, null while none is. */
  readonly leaving: string | null
  /** What holds the messages that wait for the network; null until its script has come. */
  readonly outbox: SiteOutbox | null
  /** What the message waits for. */
  readonly wait: WaitState
  stopWaiting(): void
  submit(event: FormEvent<HTMLFormElement>): void
  leave(event: FocusEvent<HTMLFormElement>): void
  type(event: FormEvent<HTMLFormElement>): void
  attach(file: File): void
  detach(): void
  /** Puts a message that was taken back into the form, after what stands there. */
  takeBack(mail: WaitingMessage): void
}

/** A visit to the contact form. The browser keeps the text, so nothing typed before the script is lost. */
export function useContactForm(send: typeof sendMessage): ContactFormView {
  const form = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const hasTyped = useRef(new Set<string>())
  const [all, setAll] = useState<MessageErrors>({})
  const [outcome, setOutcome] = useState<ContactOutcome | 'waits'>()
  const [leaving, setLeaving] = useState<string | null>(null)
  const named = useRef<NamedMessage>(null)
  const { outbox, whenThere } = useSiteOutbox()
  const { retry, wait } = useRetryWait(now)

  const judge = (fichier = file) => {
    const message = readMessage(form.current, fichier)
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
    const message = readMessage(form.current, early)
    setFile(early)
    setAll(messageErrors(message))
    setLeft(
      Object.entries(message).flatMap(([name, value]) => (value && name !== document.activeElement?.id ? [name] : [])),
    )
    void resumeMessage().then((carried) => {
      if (carried === null || form.current === null) return
      writeMessage(form.current, carried)
      setFile(carried.file)
    })
  }, [])
  useEffect(() => nameAuthor(form.current, outbox), [outbox])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (leaving !== null) return
    const { message, errors } = judge()
    const [wrong] = Object.keys(errors)
    setLeft(['nom', 'email', 'message', 'fichier'])
    setOutcome(undefined)
    if (wrong) return document.getElementById(wrong)?.focus()
    const { id } = (named.current = nameMessage(message, named.current))
    setLeaving(id)
    const failure: unknown = await send(await whenThere(), id, message, retry.options()).then(
      setOutcome,
      (error: unknown) => error,
    )
    setLeaving(null)
    if (failure instanceof Cancelled) return
    if (failure !== undefined) {
      reportMistake(failure)
      return setOutcome(contactOutcome(failure instanceof Refused ? failure.status : 0))
    }
    form.current?.reset()
    nameAuthor(form.current, outbox)
    setFile(null)
    setLeft([])
    named.current = null
  }
  return {
    form,
    file,
    errors: Object.fromEntries(Object.entries(all).filter(([name]) => left.includes(name))),
    outcome,
    leaving,
    outbox,
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
    takeBack({ file: waited, ...texts }) {
      setOutcome(undefined)
      if (form.current === null) return
      addMessage(form.current, texts)
      if (file === null) setFile(waited && fileThatWaited(waited))
      form.current.querySelector<HTMLElement>('[name=message]')?.focus()
    },
  }
}

/** A signed-in user need not give their name. */
function nameAuthor(form: HTMLFormElement | null, outbox: SiteOutbox | null): void {
  const author = outbox?.author()
  if (form && author) writeMessage(form, { ...author, message: '' })
}

const now = () => new Date()
