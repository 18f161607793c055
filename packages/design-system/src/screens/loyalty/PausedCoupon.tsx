import { accountPaths } from "@petbox/domain/site/paths";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

export interface PausedCouponProps {
  /** Name of the level whose coupon is paused. */
  readonly level: string;
}

/** Explains that the coupon is paused while every payment is overdue, with a link to the debt. */
export function PausedCoupon({ level }: PausedCouponProps) {
  return (
    <Alert tone="info" role="note" title={`O cupom ${level} está em pausa`}>
      Ele volta assim que o pagamento da assinatura estiver em dia.{" "}
      <Link href={accountPaths.area}>Ver o que falta pagar</Link>
    </Alert>
  );
}
