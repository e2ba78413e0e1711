import { useState } from 'react'
import { Card } from '#ui/frame/card.tsx'
import { Checkbox } from '#ui/choose/checkbox.tsx'
import { CodeBoxes } from '#ui/ask/code-boxes.tsx'
import { ErrorSummary } from '#ui/ask/error-summary.tsx'
import { FileDrop } from '#ui/ask/file-drop.tsx'
import { PasswordField } from '#ui/ask/password-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { TextareaField } from '#ui/ask/textarea-field.tsx'

/** Fields of text, boxes, files. */
export function ShowcaseAsking() {
  const [code, setCode] = useState('A7')
  const [file, setFile] = useState<{ name: string; size: number } | null>(null)
  return (
    <Card title="Demander" number={2}>
      <ErrorSummary
        title="Veuillez corriger les 2 erreur(s)"
        issues={[
          { fieldId: 'kit-tel', text: 'Le numéro de téléphone doit comporter 10 chiffres' },
          { fieldId: 'kit-slip', text: 'Le bordereau de livraison est obligatoire' },
        ]}
      />
      <TextField
        label="Adresse e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue="atelier@exemple.fr"
      />
      <Stack row>
        <TextField label="Nom" name="clientName" optional placeholder="Bertrand" autoComplete="family-name" />
        <TextField label="Société" name="steName" hint="Laisse vide si tu es un particulier." />
      </Stack>
      <TextField
        id="kit-tel"
        label="Téléphone"
        name="telephone"
        inputMode="tel"
        required
        defaultValue="0612"
        error="Le numéro de téléphone doit comporter 10 chiffres"
      />
      <TextField label="Champ figé" name="fige" readOnly defaultValue="Ne se change pas" />
      <PasswordField label="Mot de passe" name="password" autoComplete="current-password" defaultValue="Chantier-06" />
      <TextareaField label="Commentaire" name="comment" optional />
      <Checkbox label="Se souvenir de moi" name="remember" defaultChecked />
      <Checkbox
        label="J’accepte les conditions générales de vente, que j’ai lues en entier"
        name="cgv"
        error="Coche cette case pour continuer"
      />
      <CodeBoxes label="Code reçu par e-mail" name="code" value={code} onChange={setCode} />
      <CodeBoxes label="Code refusé" name="code-bad" value="B2K9" onChange={() => undefined} error="Code invalide" />
      <FileDrop
        label="Bordereau de livraison"
        name="deliveryReceipt"
        hint="PDF, PNG, JPEG, 5 Mo au plus."
        accept=".pdf,image/*"
        camera="Prendre une photo"
        file={file}
        onFile={setFile}
        onRemove={() => setFile(null)}
      />
      <FileDrop
        label="En lecture"
        name="lu"
        file={{ name: 'bordereau-villa-azur-2026-11-20-signé.pdf', size: 1_258_291 }}
        onFile={() => undefined}
        onRemove={() => undefined}
        busy={{ label: 'Lecture du bordereau…', detail: 'Envoi : 0,7 Mo sur 1,2 Mo', value: 0.6 }}
      />
      <FileDrop
        label="En envoi"
        name="envoi"
        file={{ name: 'photo.jpg', size: 812_000 }}
        onFile={() => undefined}
        onRemove={() => undefined}
        busy={{ label: 'Préparation de la photo…' }}
      />
      <FileDrop
        id="kit-slip"
        label="Manquant"
        name="manquant"
        required
        file={null}
        onFile={() => undefined}
        onRemove={() => undefined}
        error="Le bordereau de livraison est obligatoire"
      />
    </Card>
  )
}
