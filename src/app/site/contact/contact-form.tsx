import { Suspense, useEffect, useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { providerAddress } from '#adapters/net/provider-address.ts'
import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { contact } from '#contract/account/contact-message.ts'
import { href } from '#contract/endpoint.ts'
import { FileDrop } from '#ui/ask/file-drop.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { ContactAnswer } from './contact-answer.tsx'
import { sendMessage } from './send-message.ts'
import { useContactForm } from './use-contact-form.ts'
import './waiting-messages.css'

const WaitingMessages = lazy(() => import('./waiting-messages.tsx'))

/** The message form. Without a script the browser posts it and returns to #envoye or #erreur; with one it stays. */
export function ContactForm() {
  const { form, file, errors, outcome, leaving, outbox, wait, ...acts } = useContactForm(sendMessage)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    <div className="contact-sheet">
      <h2 id="ton-message">Ton message</h2>
      <ContactAnswer outcome={outcome === 'waits' ? undefined : outcome} />
      {outbox && (
        <Suspense>
          <WaitingMessages outbox={outbox} leaving={leaving} isNew={outcome === 'waits'} onTakeBack={acts.takeBack} />
        </Suspense>
      )}
      <form
        ref={form}
        className="contact-form"
        action={providerAddress(href(contact))}
        method="post"
        encType="multipart/form-data"
        noValidate={scripted}
        aria-labelledby="ton-message"
        onSubmit={acts.submit}
        onBlur={acts.leave}
        onChange={acts.type}
      >
        <TextField id="nom" name="nom" label="Nom" autoComplete="name" required error={errors.nom} />
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email}
        />
        <TextareaField
          id="message"
          name="message"
          label="Message"
          minLength={10}
          rows={6}
          required
          error={errors.message}
        />
        <FileDrop
          id="fichier"
          name="fichier"
          label="Fichier"
          hint="Une photo, un plan, un bordereau : 5 Mo au plus."
          optional
          file={file}
          error={errors.fichier}
          onFile={acts.attach}
          onRemove={acts.detach}
        />
        <SubmitButton busy={leaving !== null} busyLabel="Envoi en cours…" wait={wait} onStop={acts.stopWaiting}>
          Envoyer le message
        </SubmitButton>
        <p className="contact-mention">
          Ton message sert à te répondre, à rien d’autre.{' '}
          <a href={company.legal.privacy ?? paths.privacy}>Ce que nous gardons</a>
        </p>
      </form>
    </div>
  )
}
