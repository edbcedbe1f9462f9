import type { IconNode } from "lucide"
import Backpack from "lucide/dist/esm/icons/backpack.mjs"
import Clock from "lucide/dist/esm/icons/clock.mjs"
import GraduationCap from "lucide/dist/esm/icons/graduation-cap.mjs"
import Headphones from "lucide/dist/esm/icons/headphones.mjs"
import Library from "lucide/dist/esm/icons/library.mjs"
import NotebookPen from "lucide/dist/esm/icons/notebook-pen.mjs"
import Pencil from "lucide/dist/esm/icons/pencil.mjs"
import Play from "lucide/dist/esm/icons/play.mjs"
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs"
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs"
import Smartphone from "lucide/dist/esm/icons/smartphone.mjs"
import Wallet from "lucide/dist/esm/icons/wallet.mjs"
import Zap from "lucide/dist/esm/icons/zap.mjs"
import { Icon, type IconProps } from "./Icon"

const icons = {
  backpack: Backpack,
  clock: Clock,
  graduationCap: GraduationCap,
  headphones: Headphones,
  library: Library,
  notebookPen: NotebookPen,
  pen: Pencil,
  play: Play,
  refresh: RefreshCw,
  shieldCheck: ShieldCheck,
  smartphone: Smartphone,
  wallet: Wallet,
  zap: Zap,
} satisfies Record<string, IconNode>

/** An icon named in the data. Pages without such icons do not load them. */
export const ContentIcon = ({ name, ...props }: Omit<IconProps, "of"> & { name: keyof typeof icons }) => (
  <Icon of={icons[name]} {...props} />
)
