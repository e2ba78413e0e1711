import { useCallback, useEffect, useMemo, useState } from 'react'
import { providerAddress } from '#adapters/net/provider-address.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { podImages, type PodImage } from '#contract/order/pod-images.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { createKeptPhotos } from './kept-photos.ts'

/** A photo as it is shown and kept. `file`: its bytes, where this device has them already. */
export interface ProofPhoto {
  readonly id: number | string
  readonly address: string
  readonly file: File | null
  readonly alt: string
  /** What its file is called. */
  readonly name: string
  readonly description: string
  readonly takenAt: Date | null
}

/** What there is of the photos. `missing`: how many this device lacks and will not get now. */
interface Shown {
  readonly photos: readonly ProofPhoto[]
  readonly missing: number
}

/**
 * A delivered order's photos, asked for with each newer order, else those kept here. `isAwaited`: none known yet;
 * `isLost`: none here either (section 8).
 */
export function usePhotos(order: PastOrder) {
  const { call, seenFiles, fetchFile, session } = useWorld()
  const kept = useMemo(
    () => createKeptPhotos({ seenFiles, fetchFile, session }, order.id),
    [seenFiles, fetchFile, session, order.id],
  )
  const [known, setShown] = useState<Shown | null>(null)
  const [isLost, setLost] = useState(false)
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setLost(false)
      const draw = async (images: readonly PodImage[]) => {
        const drawn = await Promise.all(
          images.map(async (image, index) => shown(image, index, order.id, await kept.readPhoto(image.id))),
        )
        const seen = drawn.filter(({ file, address }) => file !== null || address !== '')
        if (signal?.aborted) return
        setShown({ photos: seen, missing: drawn.length - seen.length })
        setLost(drawn.length > 0 && seen.length === 0)
      }
      try {
        const images = await call(podImages, { params: { id: String(order.id) }, ...(signal && { signal }) })
        if (images.length > 0) void kept.keepList(images)
        await draw(images)
      } catch (failure) {
        if (signal?.aborted) return
        reportMistake(failure)
        const images = await kept.readList()
        if (images === null) setLost(true)
        else await draw(images)
      }
    },
    [call, order, kept],
  )
  useEffect(() => {
    const stop = new AbortController()
    void ask(stop.signal)
    return () => stop.abort()
  }, [ask])
  useBackOnline(() => void ask())
  return {
    photos: known?.photos ?? [],
    missing: known?.missing ?? 0,
    isAwaited: known === null,
    isLost,
    retry: () => void ask(),
    /** A photo was drawn: it can be seen again without a network. */
    seen: ({ id, address, name, file }: ProofPhoto) => void (file === null && kept.keepPhoto(id, address, name)),
  }
}

function shown(
  { id, image_url, uploaded_at, description }: PodImage,
  index: number,
  orderId: number,
  file: File | null,
): ProofPhoto {
  return {
    id,
    address: image_url === '' ? '' : providerAddress(image_url),
    file,
    alt: description || `Photo ${index + 1} de la livraison`,
    name: `livraison-${orderId}-${index + 1}.jpg`,
    description,
    takenAt: uploaded_at,
  }
}
