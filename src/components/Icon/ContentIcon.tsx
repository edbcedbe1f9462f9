import type { LucideIcon, LucideProps } from "lucide-react"
import Backpack from "lucide-react/icons/backpack"
import Clock from "lucide-react/icons/clock"
import GraduationCap from "lucide-react/icons/graduation-cap"
import Headphones from "lucide-react/icons/headphones"
import Library from "lucide-react/icons/library"
import NotebookPen from "lucide-react/icons/notebook-pen"
import Pencil from "lucide-react/icons/pencil"
import Play from "lucide-react/icons/play"
import RefreshCw from "lucide-react/icons/refresh-cw"
import ShieldCheck from "lucide-react/icons/shield-check"
import Smartphone from "lucide-react/icons/smartphone"
import Wallet from "lucide-react/icons/wallet"
import Zap from "lucide-react/icons/zap"

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
} satisfies Record<string, LucideIcon>

/** An icon named in the data. Pages without such icons do not load them. */
export const ContentIcon = ({
  name,
  ...props
}: Pick<LucideProps, "size" | "className"> & { name: keyof typeof icons }) => {
  const Icon = icons[name]
  return <Icon {...props} />
}
