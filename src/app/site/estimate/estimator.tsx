import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { createPublicCaller, publicProvider } from '#adapters/net/public-caller.ts'
import { routePrefill } from '#adapters/store/route-prefill.ts'
import { storePrefill } from '#adapters/store/store-prefill.ts'
import { sleep, watchOnline } from '#adapters/device/device.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { paths } from '#app/paths.ts'
import { estimatePrice } from '#contract/order/price-estimate.ts'
import { createConnection } from '#state/connection/connection.ts'
import { useRetryWait } from '#state/connection/use-retry-wait.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Note } from '#ui/say/note.tsx'
import { createAskEstimate } from './ask-estimate.ts'
import { createEstimate } from './estimate.ts'
import { EstimateAnswer } from './estimate-answer.tsx'
import { EstimateForm } from './estimate-form.tsx'
import './estimate.css'

/** The price of a route, for any visitor: a form, and the ticket that answers it. */
export function Estimator() {
  const { retry, wait } = useRetryWait(now)
  const [{ estimate, connection, watch }] = useState(() => open(retry.options))
  useEffect(watch, [watch])
  useEffect(
    () => subscribeKey(connection.state, 'online', (online) => online && estimate.wake()),
    [connection, estimate],
  )
  // After what was typed before the script came, which stays.
  useEffect(() => {
    const given = storePrefill.take(now())
    if (given !== null) estimate.comeFrom(given)
  }, [estimate])
  const { answer, band } = useSnapshot(estimate.state)
  const { lacks } = useSnapshot(connection.state)
  const isOffered = useTakes(estimatePrice, publicProvider)
  const order = () => {
    const route = estimate.route()
    if (route) routePrefill.keep(route, now())
  }
  return (
    <>
      <div className="estimate-head">
        <h2 id="estimation-titre" className="site-title">
          Ton prix en deux adresses
        </h2>
        <p>
          Deux adresses, un poids{'\u00A0'}: voilà ce que coûte ta livraison, HT et TTC.{' '}
          <span className="for-guest">Sans compte, et tes adresses ne sont pas enregistrées.</span>
        </p>
      </div>
      {isOffered ? (
        <>
          <EstimateForm {...{ estimate, connection, wait }} onStop={retry.stop} />
          <EstimateAnswer {...{ answer, band }} isOffline={lacks !== null} onOrder={order} />
        </>
      ) : (
        <ToOrder />
      )}
    </>
  )
}

/** Where the provider estimates nothing. */
function ToOrder() {
  return (
    <>
      <Note>Ici, le prix s’affiche dans la commande, avant de payer.</Note>
      <a href={paths.order} className={buttonClass('secondary', { wide: true })}>
        Commander une livraison
      </a>
    </>
  )
}

/** A public page has no session and no world of its own. */
function open(waiting: Parameters<typeof createEstimate>[0]['waiting']) {
  let tell = (_online: boolean) => {}
  const connection = createConnection((onChange) => (tell = onChange))
  const call = createPublicCaller()
  // The build draws this, too, where there is no network to watch.
  const watch = () => watchOnline(tell)
  return {
    connection,
    watch,
    estimate: createEstimate({ places: createProviderPlaces(call), ask: createAskEstimate(call), sleep, waiting }),
  }
}

const now = () => new Date()
