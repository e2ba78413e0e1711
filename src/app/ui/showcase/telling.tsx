import { useState } from 'react'
import { Accordion } from '#ui/lists/accordion.tsx'
import { Badge } from '#ui/say/badge.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { DisclosureList } from '#ui/lists/disclosure-list.tsx'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Note } from '#ui/say/note.tsx'
import { Progress } from '#ui/say/progress.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { StatusStrip } from '#ui/say/status-strip.tsx'
import { TextLink } from '#ui/act/text-link.tsx'
import type { ToastItem } from '#ui/frame/toast.tsx'
import { ToastRegion } from '#ui/frame/toast-region.tsx'

const first: ToastItem[] = [
  { id: '1', tone: 'ok', text: 'Connexion réussie !' },
  { id: '2', tone: 'bad', text: 'Échec. Veuillez réessayer.', actionLabel: 'Réessayer' },
]

/** Messages of every tone. */
export function ShowcaseTelling() {
  const [toasts, setToasts] = useState<ToastItem[]>([])
  return (
    <>
      <Stack gap="s">
        <Note tone="ok">Brouillon enregistré sur ce téléphone</Note>
        <Note>Hors ligne : tout est gardé</Note>
        <Note tone="warn">Adresse à confirmer</Note>
        <Note tone="bad">Prix indisponible</Note>
      </Stack>
      <Banner>
        On prend les livraisons du lundi au vendredi 8h-17h et le samedi 9h-12h. Plus tard, ta commande est traitée le
        prochain jour ouvré.
      </Banner>
      <Banner
        tone="warn"
        title="Le bordereau annonce 212 kg"
        action={
          <Button small variant="secondary">
            Choisir 151-300 kg
          </Button>
        }
      >
        Tu as choisi 0-150 kg.
      </Banner>
      <Banner tone="bad" title="Problème de connexion" role="alert">
        Rien n’est perdu. <TextLink href="#encore">Réessaie</TextLink>.
      </Banner>
      <Banner tone="ok">Merci, on te répond vite.</Banner>
      <div>
        <Badge tone="primary">En cours de livraison - Payé</Badge> <Badge tone="success">Livré - Payé</Badge>{' '}
        <Badge tone="info">En cours de préparation</Badge> <Badge tone="warning">En attente - Non payé</Badge>{' '}
        <Badge tone="danger">Annulé</Badge> <Badge tone="secondary">En attente</Badge>
      </div>
      <Progress label="Envoi du bordereau : 1,2 Mo sur 3 Mo" value={0.4} />
      <EmptyState title="Aucune commande pour la période sélectionnée" action={<Button>Nouvelle livraison</Button>}>
        Ta première livraison apparaîtra ici.
      </EmptyState>
      <Accordion
        openId="a"
        items={[
          {
            id: 'a',
            title: 'Combien coûte une livraison ?',
            body: <p>À partir de 12,00 €, selon la distance et le poids.</p>,
          },
          {
            id: 'b',
            title: 'Puis-je annuler ma commande, et jusqu’à quand est-ce possible ?',
            body: <p>Jusqu’à 2 heures avant le retrait.</p>,
          },
        ]}
      />
      <DisclosureList
        items={[
          { id: 'a', title: 'Provision insuffisante ou plafond atteint', body: <p>Essaie une autre carte.</p> },
          { id: 'b', title: 'Carte expirée', body: <p>Le paiement en ligne s’ouvre chez ta banque.</p> },
        ]}
      />
      <StatusStrip>Hors ligne : le prix et l’envoi attendent le retour du réseau.</StatusStrip>
      <Button variant="secondary" onClick={() => setToasts(first)}>
        Montrer les toasts
      </Button>
      <ToastRegion
        label="Notifications de la trousse"
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    </>
  )
}
