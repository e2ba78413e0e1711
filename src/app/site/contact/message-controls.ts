import type { Message } from './message-rules.ts'

/** What stands in the form's own controls, with the file that goes along. */
export function readMessage(form: HTMLFormElement | null, fichier: File | null): Message {
  const texts = new FormData(form ?? undefined)
  const text = (name: string) => String(texts.get(name) ?? '')
  return { nom: text('nom'), email: text('email'), message: text('message'), fichier }
}

/** What was typed here stays. Where somebody is about to type, nothing comes before the field is left empty. */
export function writeMessage(form: HTMLFormElement, { nom, email, message }: Omit<Message, 'fichier'>): void {
  for (const [name, text] of Object.entries({ nom, email, message })) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    const fill = () => (control.value ||= text)
    if (control === document.activeElement) control.addEventListener('blur', fill, { once: true })
    else fill()
  }
}

/** As `writeMessage`, but the message itself comes after the one that is being written. */
export function addMessage(form: HTMLFormElement, texts: Omit<Message, 'fichier'>): void {
  const control = form.elements.namedItem('message') as HTMLTextAreaElement
  if (control.value) control.value += `\n\n${texts.message}`
  writeMessage(form, texts)
}

/** A message and the name that it is sent under. */
export interface NamedMessage {
  readonly id: string
  readonly message: Message
}

/** The same words and the same file are one message, however often they are sent. */
export function nameMessage(message: Message, before: NamedMessage | null): NamedMessage {
  const isSame =
    before !== null &&
    (Object.keys(message) as (keyof Message)[]).every((field) => before.message[field] === message[field])
  return isSame ? before : { id: crypto.randomUUID(), message }
}
