<?php

// A table of an application of its own. Prices are texts, as an uncast decimal column sends them.
return [
    'tracks' => [
        ['tag' => 'essencial', 'name' => 'Essencial', 'descricao' => 'Brinquedos, petiscos e um mimo por mês.',
            'imagem' => '/imagens/trilha-cachorro-essencial.svg', 'price' => '69.90', 'dashed_price' => null,
            'active' => 1, 'class' => 'essencial'],
    ],
    'plans' => [
        ['tag' => 'SP_anual', 'name' => 'Plano Anual', 'descrisao' => '12 meses de caixa.', 'price' => '69.90',
            'imagem' => '/imagens/plano-anual.svg', 'especial' => 1, 'iteration' => 12],
        ['tag' => 'SP_mensal', 'name' => 'Plano Mensal', 'descrisao' => '1 mês de caixa.', 'price' => '79.90',
            'imagem' => '/imagens/plano-mensal.svg', 'especial' => 0, 'iteration' => 1],
    ],
    'extras' => [
        ['tag' => 'petisco', 'call' => 'Mais sabor!', 'name' => 'Petisco extra',
            'descricao' => 'Um pacote a mais de petiscos todo mês.', 'imagem' => '/imagens/extra-petisco.svg',
            'price' => '7.90', 'active' => 0],
    ],
    // The carrier's estimate, which an application of its own asks for, and the shop's part of the freight.
    'freight' => [
        'estimate' => ['price' => '12.90', 'days' => 3],
        'incentive' => '12.35',
        'free_states' => ['SP', 'RJ', 'RS', 'PR', 'MG', 'SC', 'DF', 'ES'],
    ],
    'breeds' => ['dogs' => ['Beagle', 'Labrador', 'Poodle'], 'cats' => ['Persa', 'Siamês']],
];
