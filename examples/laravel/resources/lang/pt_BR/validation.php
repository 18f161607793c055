<?php

// The texts of the rules that the example uses. The shop shows them to the customer.
return [
    'accepted' => 'É preciso aceitar.',
    'alpha' => 'Use apenas letras.',
    'array' => 'Valor inválido.',
    'before_or_equal' => 'A data não pode ser futura.',
    'between' => ['numeric' => 'Informe um valor entre :min e :max.'],
    'boolean' => 'Valor inválido.',
    'date_format' => 'Data inválida.',
    'different' => 'A nova senha não pode ser igual a antiga.',
    'digits' => 'Informe :digits dígitos.',
    'digits_between' => 'Informe de :min a :max dígitos.',
    'email' => 'E-mail inválido.',
    'exists' => 'Não encontrado.',
    'file' => 'Envie um arquivo.',
    'in' => 'Opção inválida.',
    'integer' => 'Informe um número inteiro.',
    'max' => [
        'string' => 'Use no máximo :max caracteres.',
        'numeric' => 'O máximo é :max.',
        'file' => 'A foto pode ter no máximo 1 MB.',
    ],
    'min' => ['string' => 'Use pelo menos :min caracteres.'],
    'mimetypes' => 'Envie uma foto em JPEG, PNG ou WebP.',
    'numeric' => 'Informe um número.',
    'required' => 'Preencha este campo.',
    'size' => ['string' => 'Use :size letras.', 'array' => 'Valor inválido.'],
    'string' => 'Valor inválido.',
    'uploaded' => 'A foto não chegou inteira. Envie outra vez.',
];
