import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './carrier.ts'

/**
 * A mail as nodemailer takes it: addresses as objects, never as text to be parsed; nothing is fetched or read from the
 * disk.
 */
export function mailMessage({ id, date, from, to, replyTo, subject, text, html, attachments }: Mail): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date,
    from: { ...from },
    to: { ...to },
    ...(replyTo && { replyTo: { ...replyTo } }),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      contentDisposition: 'attachment',
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
