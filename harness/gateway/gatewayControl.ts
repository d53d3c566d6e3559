/** Sends a request to the control paths of the gateway. Resolves to the JSON of the response; to undefined if the request fails. */
export type Control = (path: string, body?: unknown) => Promise<unknown>

export const controlBy =
  (send: typeof fetch): Control =>
  async (path, body) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
    const response = await send(`/__harness/${path}`, sent).catch(() => undefined)
    const isJson = response?.headers.get("content-type") === "application/json"
    return response?.ok === true && isJson ? response.json() : undefined
  }

/** Whether all phones of this site share one gateway, started by `npm start -- --gateway`. */
export const hasOneGateway = async (control: Control): Promise<boolean> =>
  (await control("settings")) !== undefined
