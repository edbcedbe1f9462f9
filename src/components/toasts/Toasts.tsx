import { type ComponentType, useEffect, useState } from "react"
import { whenToastWaits } from "./requestToast"
import { ToastFallback } from "./ToastFallback"

/** The container of toasts, once per page. It loads the toast library on the first toast. */
export const Toasts = () => {
  const [Host, setHost] = useState<ComponentType>()

  useEffect(
    () =>
      whenToastWaits(() => {
        import(/* webpackChunkName: "toasts" */ "./ToastHost").then(
          ({ ToastHost }) => setHost(() => ToastHost),
          () => setHost(() => ToastFallback),
        )
      }),
    [],
  )

  return Host ? <Host /> : null
}
