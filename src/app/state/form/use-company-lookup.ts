import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { findCompany, type Company } from '#contract/places/companies.ts'
import { readSettings } from '#contract/wire/settings.ts'
import { sirenOf } from '#rules/text/company.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import type { CheckedForm } from './checked-form.ts'
import { focusField } from './use-checked-form.ts'

/** What a company is called and registered by, in the forms that have it. */
interface CompanyValues {
  readonly siret: string
  readonly societe: string
  readonly tva: string
}

/** Where a form has its billing address. */
export interface BillingPlace<Values> {
  /** In one line; '' while there is none. */
  addressIn(values: Values): string
  billedTo(address: NonNullable<Company['address']>): Partial<Values>
}

/** What became of the last question; it is of no matter once another number is typed. */
type Answer = { readonly siret: string } & ({ readonly company: Company } | { readonly problem: string })

/** A typed SIREN's company, from the state's directory, when the user presses. `isAsked`: the provider has it. */
export function useCompanyLookup<Values extends CompanyValues>(
  form: CheckedForm<Values>,
  isAsked: boolean,
  place: BillingPlace<Values>,
) {
  const { call } = useWorld()
  const values = useSnapshot(form.state).values as Values
  const [isOffered, setOffered] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!isAsked) return
    void call(readSettings).then(
      ({ companies }) => setOffered(companies),
      forgiving(() => {}),
    )
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
      setAnswer({ siret, company: data })
      fillIn(form, data, place)
    } catch (failure) {
      const end = failedCall(failure, away)
      if (!end.ok && end.message !== null) tell(end.refusal?.message ?? away)
    } finally {
      setBusy(false)
    }
  }
  const current = answer?.siret === values.siret ? answer : null
  const found =
    current && 'company' in current
      ? foundOf(current.company, place.addressIn(values), (address) => form.type(place.billedTo(address)))
      : null
  return {
    found,
    lookup: { isOffered, isBusy, look, problem: current && 'problem' in current ? current.problem : undefined },
  } as const
}

/** Fills in what the directory knows; a billing address that was typed stays. */
function fillIn<Values extends CompanyValues>(
  form: CheckedForm<Values>,
  { name, vatNumber, address }: Company,
  { addressIn, billedTo }: BillingPlace<Values>,
): void {
  const { societe, tva } = form.state.values
  const isBilledNowhere = addressIn(form.state.values).trim() === ''
  form.type({
    societe: name || societe,
    tva: vatNumber || tva,
    ...(address !== null && isBilledNowhere && billedTo(address)),
  } as Partial<Values>)
}

/** What is said of it, and another address than the one that stands in the form. */
function foundOf(
  { address, isClosed }: Company,
  billed: string,
  take: (address: NonNullable<Company['address']>) => void,
) {
  const isElsewhere = address !== null && billed !== address.label
  return {
    isClosed,
    hasAddress: address !== null && !isElsewhere,
    elsewhere: isElsewhere ? { label: address.label, take: () => take(address) } : null,
  }
}

const notOne = 'Ce n’est pas un SIREN : vérifie ses neuf chiffres.'
const unknown = 'L’annuaire ne montre aucune société à ce numéro. Remplis la suite à la main.'
const away = 'L’annuaire des entreprises ne répond pas. Remplis la suite à la main.'
