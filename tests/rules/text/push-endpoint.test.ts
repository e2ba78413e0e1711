import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from '#rules/text/push-endpoint.ts'

const known = [
  'https://fcm.googleapis.com/fcm/send/c1kr-Ls0:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx',
  'https://fcm.googleapis.com/wp/dzf7',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABfQ=',
  'https://web.push.apple.com/QGuQyavXutnMH8nYm0kdAYw',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2bEXAMPLE%3d',
]
const hostile = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/x',
  'https://2130706433/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@exemple.fr/x',
  'https://fcm.googleapis.com:443/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.exemple.fr/x',
  'https://exemple.fr/fcm.googleapis.com/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://push.apple.com.exemple.fr/x',
  'https://exemple.fr#.push.apple.com/x',
  'https://exemple.fr/x?.push.apple.com/',
  'https://exemple.fr\\.push.apple.com/x',
  'https://fcm.googleapis.com\\@exemple.fr/x',
  'https://a_b.notify.windows.com/x',
  'https://xn--fcm-googleapis-com.exemple.fr/x',
  'https://fcm。googleapis.com/x',
  'https://fcm.googleapis.com./x',
  'https://FCM.googleapis.com/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com/x\n',
  ' https://fcm.googleapis.com/x',
  'https://fcm.goo\tgleapis.com/x',
  `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
  'file:///etc/passwd',
  'fcm.googleapis.com/x',
  '',
]

describe('The address of a push service', () => {
  it.each(known)('is %s', (text) => expect(isPushEndpoint(text)).toBe(true))

  it.each(hostile)('is not %j', (text) => expect(isPushEndpoint(text)).toBe(false))
})
