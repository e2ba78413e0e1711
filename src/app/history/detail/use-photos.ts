import { useCallback, useEffect, useState } from 'react'
import { providerAddress } from '#adapters/provider-address.ts'
import { reportMistake } from '#adapters/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/history.ts'
import { podImages, type PodImage } from '#contract/pod-images.ts'

/** A photo as it is shown and kept. */
export interface ProofPhoto {
  readonly id: number | string
  readonly address: string
  readonly alt: string
  /** What its file is called. */
  readonly name: string
  readonly description: string
  readonly takenAt: Date | null
}

/** The photos of a delivered order, asked for anew with each newer order; none until they came. `isLost`: they did not (section 8: the failure is reported). */
export function usePhotos(order: PastOrder) {
  const { call } = useWorld()
  const [photos, setPhotos] = useState<readonly ProofPhoto[]>([])
  const [isLost, setLost] = useState(false)
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setLost(false)
      try {
        const images = await call(podImages, { params: { id: String(order.id) }, ...(signal && { signal }) })
        setPhotos(images.map((image, index) => shown(image, index, order.id)))
      } catch (failure) {
        if (signal?.aborted) return
        reportMistake(failure)
        setLost(true)
      }
    },
    [call, order],
  )
  useEffect(() => {
    const stop = new AbortController()
    void ask(stop.signal)
    return () => stop.abort()
  }, [ask])
  return { photos, isLost, retry: () => void ask() }
}

function shown({ id, image_url, uploaded_at, description }: PodImage, index: number, orderId: number): ProofPhoto {
  return {
    id,
    address: providerAddress(image_url),
    alt: description || `Photo ${index + 1} de la livraison`,
    name: `livraison-${orderId}-${index + 1}.jpg`,
    description,
    takenAt: uploaded_at,
  }
}
