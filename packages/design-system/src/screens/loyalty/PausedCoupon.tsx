import { accountPaths } from "@petbox/domain/site/paths";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

export interface PausedCouponProps {
  /** The name of the level whose coupon rests. */
  readonly level: string;
}

/** That a level's coupon rests as long as every payment is overdue, and the way to what is owed. */
export function PausedCoupon({ level }: PausedCouponProps) {
  return (
    <Alert tone="info" role="note" title={`O cupom ${level} está em pausa`}>
      Ele volta assim que o pagamento da assinatura estiver em dia.{" "}
      <Link href={accountPaths.area}>Ver o que falta pagar</Link>
    </Alert>
  );
}
