/**
 * What is known of the draft on this device. 'none': nothing is kept, and nothing needs to be; 'kept': every change has
 * been written. `trouble` tells why it failed.
 */
export interface Saving {
  readonly status: 'none' | 'writing' | 'kept' | 'failed' | 'slip-failed'
  readonly trouble: Trouble | null
}

/** Why something is not kept: no room, a device that refuses, or bytes that are not what they were. */
export type Trouble = 'full' | 'refused' | 'damaged'
