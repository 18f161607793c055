<?php

namespace App\Shop;

/** Postcodes. An application of its own asks a postal service; these ranges are those of the shop's `stateOfCep`. */
class Cep
{
    /** The last five-digit prefix of each range, in order. A range starts where the one before it ends. */
    private const RANGES = [
        [999, null], [19999, 'SP'], [28999, 'RJ'], [29999, 'ES'], [39999, 'MG'], [48999, 'BA'], [49999, 'SE'], [56999, 'PE'],
        [57999, 'AL'], [58999, 'PB'], [59999, 'RN'], [63999, 'CE'], [64999, 'PI'], [65999, 'MA'], [68899, 'PA'], [68999, 'AP'],
        [69299, 'AM'], [69399, 'RR'], [69899, 'AM'], [69999, 'AC'], [72799, 'DF'], [72999, 'GO'], [73699, 'DF'], [76799, 'GO'],
        [76999, 'RO'], [77999, 'TO'], [78899, 'MT'], [78999, null], [79999, 'MS'], [87999, 'PR'], [89999, 'SC'], [99999, 'RS'],
    ];

    /** The state of a postcode of eight digits; null in the two unassigned ranges. */
    public static function state(string $cep): ?string
    {
        $prefix = (int) substr($cep, 0, 5);

        foreach (self::RANGES as [$last, $state]) {
            if ($prefix <= $last) {
                return $state;
            }
        }

        return null;
    }
}
