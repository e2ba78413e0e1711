// A browser of one window, for GJS, driven by WebKitWebDriver: WebKitGTK's own MiniBrowser, once it is driven, keeps nothing; this one keeps
// what pages store in the folder that it is given. Usage: gjs -m minimal-browser.mjs FOLDER WIDTH HEIGHT
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { programArgs } from 'system'

const [folder, width, height] = programArgs

Gtk.init(null)
const kept = new WebKit.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder })
// Closed to the network, but for this machine: nobody listens there.
kept.set_network_proxy_settings(
  WebKit.NetworkProxyMode.CUSTOM,
  WebKit.NetworkProxySettings.new('http://127.0.0.1:9', ['127.0.0.1', 'localhost']),
)
const context = new WebKit.WebContext({ website_data_manager: kept, time_zone_override: 'Europe/Paris' })
context.set_preferred_languages(['fr-FR'])
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', openWindow)
})

function openWindow() {
  const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true })
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true, settings })
  const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) })
  window.add(view)
  view.connect('close', () => window.destroy())
  window.show_all()
  return view
}

new GLib.MainLoop(null, false).run()
