import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { forgiving } from '#adapters/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { findCompany, type Company } from '#contract/companies.ts'
import { readSettings } from '#contract/settings.ts'
import { sirenOf } from '#rules/company.ts'
import { failedEnd } from '#state/call-end.ts'
import type { CheckedForm } from '#state/checked-form.ts'
import { focusField } from '#state/use-checked-form.ts'
import type { RegisterValues } from './registration-values.ts'

/** What became of the last question; it is of no matter once another number is typed. `isElsewhere`: the head office is not at the billing address that stands in the form. */
type Answer = { readonly siret: string } & ({ readonly found: Company; readonly isElsewhere: boolean } | { readonly problem: string })

/** The company of the SIREN that is typed, asked of the state's directory when the user presses, never before. `isAsked`: the button may be offered, where the provider has the directory. */
export function useCompanyLookup(form: CheckedForm<RegisterValues>, isAsked: boolean) {
  const { call } = useWorld()
  const { values } = useSnapshot(form.state)
  const [isOffered, setOffered] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!isAsked) return
    void call(readSettings).then(({ companies }) => setOffered(companies), forgiving(() => {}))
  }, [call, isAsked])

  const look = async () => {
    const { siret } = form.state.values
    const siren = sirenOf(siret)
    const tell = (problem: string) => {
      setAnswer({ siret, problem })
      focusField('siret')
    }
    if (siren === null) return tell(siret.trim() === '' ? 'Tape le SIREN : ses neuf chiffres.' : notOne)
    setBusy(true)
    try {
      const { data } = await call(findCompany, { query: { siren }, timeoutMs: 8_000 })
      if (form.state.values.siret !== siret) return
      if (data === null) return tell(unknown)
      setAnswer({ siret, found: data, isElsewhere: fillIn(form, data) })
    } catch (failure) {
      const end = failedEnd(failure, away)
      if (!end.ok && end.message !== null) tell(end.refusal?.message ?? away)
    } finally {
      setBusy(false)
    }
  }
  const current = answer?.siret === values.siret ? answer : null
  return { isOffered, isBusy, look, found: current && 'found' in current ? current : null, problem: current && 'problem' in current ? current.problem : undefined } as const
}

/** Fills in what the directory knows; a billing address that was typed stays. Returns whether it is another than the head office's. */
function fillIn(form: CheckedForm<RegisterValues>, { name, vatNumber, address }: Company): boolean {
  const { societe, tva, adresse } = form.state.values
  form.type({ societe: name || societe, tva: vatNumber || tva })
  if (address === null) return false
  if (adresse.trim() !== '') return adresse !== address.label
  form.type(billedTo(address))
  return false
}

/** The head office as the billing address of the form. */
export function billedTo({ label, point }: NonNullable<Company['address']>) {
  return { adresse: label, latitude: point?.lat ?? null, longitude: point?.lng ?? null }
}

const notOne = 'Ce n’est pas un SIREN : vérifie ses neuf chiffres.'
const unknown = 'L’annuaire ne montre aucune société à ce numéro. Remplis la suite à la main.'
const away = 'L’annuaire des entreprises ne répond pas. Remplis la suite à la main.'
