// The build writes the constant `files` in front of this script: the addresses that work without a network.

const respond = async (request) => {
  const cache = await caches.open("lobby")
  const cached = await cache.match(request.mode === "navigate" ? "/" : request)
  if (cached !== undefined && !request.url.includes("/data/")) return cached
  const fetched = fetch(request).then((response) => {
    void cache.put(request, response.clone())
    return response
  })
  return cached ?? fetched
}

const fill = () => caches.open("lobby").then((cache) => cache.addAll(files))
addEventListener("install", (event) => event.waitUntil(fill().then(skipWaiting)))
addEventListener("activate", (event) => event.waitUntil(clients.claim()))
addEventListener("fetch", (event) => event.respondWith(respond(event.request)))
