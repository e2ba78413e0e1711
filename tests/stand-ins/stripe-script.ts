/**
 * What Stripe's script finds around it: fields in a box of its own, the way to Stripe, the bank's question in a box or
 * in the whole window.
 */
export interface Ground {
  /** `session`: whose kept cards it shows. */
  draw(
    place: Element,
    look: unknown,
    told: { ready(): void; lost(): void; chose(kept: string | null): void },
    session: string | null,
  ): FieldBox
  post(
    path: string,
    params: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: Record<string, never> }>
  ask(url: string): Promise<void>
  leave(url: string): void
}

/** What stands in the fields. */
export interface FieldBox {
  card(): Promise<CardInFields>
  paint(look: unknown): void
  remove(): void
}

/** `kept`: a card that is kept, instead of a typed one; `keeps`: the box is ticked, by the typed one's expiry, '1230'. */
export interface CardInFields {
  readonly number: string
  readonly complete: boolean
  readonly kept?: string
  readonly keeps?: string
}

/** Billing details as they travel. */
export interface Billing {
  readonly [name: string]: string | Billing
}

/**
 * Stands in for what Stripe's script defines, as far as it is documented and used here; it refuses what the script of
 * this train refuses. Written to run in a page as well: it needs nothing around it.
 */
export function stripeOn(ground: Ground) {
  const refuse = (message: string): never => {
    throw Object.assign(new Error(message), { name: 'IntegrationError' })
  }
  const elementsOf = (options: Readonly<Record<string, unknown>>) => {
    if ('paymentMethodTypes' in options) refuse('paymentMethodTypes is not supported any more')
    if (options['mode'] !== 'payment' || !Number.isInteger(options['amount']) || options['currency'] !== 'eur')
      refuse('mode, amount and currency are needed')
    const session = (options['customerSessionClientSecret'] ?? null) as string | null
    if (session !== null && !session.startsWith('cuss_')) refuse('customerSessionClientSecret is not one')
    const group = {
      options,
      box: null as FieldBox | null,
      submitted: null as CardInFields | null,
      never: [] as string[],
      looks: [options['appearance']],
    }
    return {
      group,
      create(_kind: 'payment', { fields }: { fields: { billingDetails: Record<string, unknown> } }) {
        let isGone = false
        const listeners: Record<string, ((event: object) => void)[]> = {}
        const tell = (type: string, event: object = {}) =>
          (listeners[type] ?? []).forEach((listener) => listener({ elementType: 'payment', ...event }))
        const { address, ...others } = fields.billingDetails
        group.never = Object.keys(others).concat(
          Object.keys(address as object).map((name) => `address.${name === 'postalCode' ? 'postal_code' : name}`),
        )
        const listen = (type: string, listener: (event: object) => void) => void (listeners[type] ??= []).push(listener)
        return {
          on: listen,
          once: listen,
          mount: (place: Element) =>
            void (group.box = ground.draw(
              place,
              group.looks.at(-1),
              {
                ready: () => tell('ready'),
                lost: () => tell('loaderror', { error: { type: 'api_connection_error' } }),
                chose: (kept) =>
                  tell('change', {
                    value: { type: 'card', ...(kept !== null && { payment_method: { id: kept, type: 'card' } }) },
                  }),
              },
              session,
            )),
          destroy() {
            if (isGone) refuse('this element was destroyed before')
            isGone = true
            group.box?.remove()
          },
        }
      },
      update({ appearance }: { appearance: unknown }) {
        group.looks.push(appearance)
        group.box?.paint(appearance)
      },
      async submit() {
        const card = await (group.box ?? refuse('no element is mounted')).card()
        if (!card.complete)
          return {
            error: {
              type: 'validation_error',
              code: 'incomplete_number',
              message: 'Votre numéro de carte est incomplet.',
            },
          }
        group.submitted = card
        return { selectedPaymentMethod: 'card' }
      },
    }
  }
  type Elements = ReturnType<typeof elementsOf>
  const valueAt = (billing: Billing, path: string) =>
    path
      .split('.')
      .reduce<Billing | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), billing)
  const end = (intent: { status: string }, message: string) =>
    intent.status === 'succeeded'
      ? { paymentIntent: intent }
      : {
          error: {
            type: 'invalid_request_error',
            code: 'payment_intent_authentication_failure',
            message,
            payment_intent: intent,
          },
        }

  const Stripe = (key: string) => {
    const post = async (path: string, params: Record<string, string>) => {
      try {
        return await ground.post(path, { key, ...params })
      } catch {
        return {
          status: 0,
          body: { error: { type: 'api_connection_error', message: 'Nous ne pouvons pas joindre Stripe.' } },
        }
      }
    }
    return {
      elements: elementsOf,
      async confirmPayment({
        elements: { group },
        clientSecret,
        confirmParams: { return_url, payment_method_data },
      }: {
        elements: Elements
        clientSecret: string
        confirmParams: { return_url: string; payment_method_data: { billing_details: Billing } }
      }) {
        const { number, kept, keeps }: CardInFields =
          group.submitted ?? refuse('elements.submit() must be called first')
        const missing = group.never.find(
          (path) => typeof valueAt(payment_method_data.billing_details, path) !== 'string',
        )
        if (missing) refuse(`${missing} was taken out of the fields and is not given`)
        const id = clientSecret.split('_secret_')[0]
        const params = {
          client_secret: clientSecret,
          return_url,
          number,
          amount: String(group.options['amount']),
          billing: JSON.stringify(payment_method_data.billing_details),
          ...(kept !== undefined && { payment_method: kept }),
          ...(keeps !== undefined && { keeps }),
        }
        const { status, body } = await post(`/v1/payment_intents/${id}/confirm`, params)
        const { error, next_action: next } = body as unknown as {
          error?: object
          next_action?: { type: string; url: string } | null
        }
        if (status !== 200) return { error }
        if (next?.type === 'redirect_to_url') {
          ground.leave(next.url)
          return new Promise(() => {})
        }
        if (next) {
          await ground.ask(next.url)
          const after = await post(`/v1/payment_intents/${id}`, { client_secret: clientSecret })
          return end(after.body as unknown as { status: string }, 'Nous ne pouvons pas authentifier votre carte.')
        }
        return { paymentIntent: body }
      },
    }
  }
  return Object.assign(Stripe, { version: 'endive' })
}

/** The script at js.stripe.com/endive/stripe.js, its fields and its bank in frames of Stripe's hosts. */
export function stripeScript(): string {
  return `globalThis.Stripe = (${stripeOn.toString()})((${pageGround.toString()})())`
}

function pageGround(): Ground {
  const frameIn = (place: Element, url: string, height: string) => {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.style.cssText = `border: 0; inline-size: 100%; block-size: ${height}`
    place.append(frame)
    return frame
  }
  const hear = (frame: HTMLIFrameElement, told: (data: Record<string, never>) => void) => {
    const stop = new AbortController()
    addEventListener(
      'message',
      ({ source, data }) => source === frame.contentWindow && told(data as Record<string, never>),
      { signal: stop.signal },
    )
    return () => stop.abort()
  }
  return {
    draw(place, look, { ready, lost, chose }, session) {
      const query = session === null ? '' : `?session=${session}`
      const frame = frameIn(
        place,
        `https://js.stripe.com/endive/fields.html${query}`,
        session === null ? '200px' : '320px',
      )
      const paint = (next: unknown) => frame.contentWindow?.postMessage({ look: next }, '*')
      let told = (_card: { number: string; complete: boolean }) => {}
      frame.addEventListener('error', lost)
      const stop = hear(frame, (data) => {
        if ('chose' in data) return chose(data['chose'])
        if (!('ready' in data)) return told(data as unknown as Parameters<typeof told>[0])
        paint(look)
        ready()
      })
      return {
        card: () =>
          new Promise((resolve) => {
            told = resolve
            frame.contentWindow?.postMessage({ ask: true }, '*')
          }),
        paint,
        remove() {
          stop()
          frame.remove()
        },
      }
    },
    async post(path, params) {
      const response = await fetch(`https://api.stripe.com${path}`, {
        method: 'POST',
        body: new URLSearchParams(params),
      })
      return { status: response.status, body: (await response.json()) as Record<string, never> }
    },
    async ask(url) {
      const frame = frameIn(document.body, url, '300px')
      frame.style.cssText += '; position: fixed; inset: 10%; inline-size: 80%; z-index: 99; background: white'
      await new Promise<void>((answered) => hear(frame, () => answered()))
      frame.remove()
    },
    leave: (url) => location.assign(url),
  }
}

/**
 * The page in the frame: it shows the cards that are kept, the first of them chosen, and its own box to keep another;
 * it tells its parent what is chosen, and, when asked, what is typed, as far as the stand-in needs it.
 */
export const fieldsPage = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Carte</title>
<style>body{margin:0;font-family:system-ui}label{display:grid;gap:8px;margin:0 0 16px}input{font:inherit;min-width:0}div{display:grid;grid-template-columns:1fr 1fr;gap:16px}fieldset{border:0;margin:0;padding:0}[hidden]{display:none}</style>
<form></form>
<fieldset><label>Numéro de carte<input name="number" inputmode="numeric"></label>
<div><label>Date d’expiration<input name="expiry"></label><label>Code de sécurité<input name="cvc"></label></div></fieldset>
<script>
const value = (name) => document.querySelector('[name=' + name + ']').value.replaceAll(/\\D/g, '')
const dress = (selector, style) => document.querySelectorAll(selector).forEach((element) => Object.assign(element.style, style))
const paint = ({ variables, rules }) => {
  dress('label', { font: rules['.Label'].fontWeight + ' ' + variables.fontSizeSm + ' ' + variables.fontFamily, color: rules['.Label'].color })
  dress('[name=number], [name=expiry], [name=cvc]', { ...rules['.Input'], background: variables.colorBackground, color: variables.colorText, borderRadius: variables.borderRadius })
}
let look
const session = new URLSearchParams(location.search).get('session')
const kept = () => document.querySelector('[name=kept]:checked')?.value ?? ''
const tell = () => {
  document.querySelector('fieldset').hidden = kept() !== ''
  parent.postMessage({ chose: kept() || null }, '*')
}
const show = (cards) => {
  const all = [...cards.map(({ id, card }) => [id, card.brand + ' •••• ' + card.last4]), ...(cards.length > 0 ? [['', 'Nouvelle carte']] : [])]
  document.forms[0].innerHTML = all.map(([id, words], at) => '<label><input type="radio" name="kept" value="' + id + '"' + (at === 0 ? ' checked' : '') + '>' + words + '</label>').join('')
  document.querySelector('fieldset').insertAdjacentHTML('beforeend', '<label><input type="checkbox" name="keeps">Enregistrer mes informations de paiement</label>')
  document.forms[0].addEventListener('change', tell)
  tell()
}
addEventListener('message', ({ data }) => {
  if (!data.ask) return paint((look = data.look))
  if (kept() !== '') return parent.postMessage({ number: '', kept: kept(), complete: true }, '*')
  const keeps = document.querySelector('[name=keeps]')?.checked ? { keeps: value('expiry') } : {}
  parent.postMessage({ number: value('number'), complete: value('number').length > 11 && value('expiry').length === 4 && value('cvc').length > 2, ...keeps }, '*')
})
const opened = session === null ? Promise.resolve() : fetch('https://api.stripe.com/v1/elements/sessions?customer_session_client_secret=' + session).then((reply) => reply.json()).then(({ payment_methods: cards }) => show(cards))
opened.then(() => parent.postMessage({ ready: true }, '*'))
</script>`
