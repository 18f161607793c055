import type { AcceptedBrand } from "@petbox/domain/card/acceptedBrand";
import { acceptedBrandNames } from "@petbox/domain/card/brandNames";
import { Marks } from "./BrandMark.styles.ts";
import { BrandMark } from "./BrandMark.tsx";

const brands: readonly AcceptedBrand[] = ["VISA", "MASTERCARD", "ELO", "HIPERCARD", "HIPER", "AMEX", "DINERS"];

/** The marks of the accepted brands, named in one sentence. @param label "Cartões aceitos" */
export function AcceptedMarks({ label }: { readonly label: string }) {
  return (
    <Marks role="img" aria-label={`${label}: ${brands.map((brand) => acceptedBrandNames[brand]).join(", ")}`}>
      {brands.map((brand) => (
        <BrandMark key={brand} brand={brand} />
      ))}
    </Marks>
  );
}
