<?php

namespace Database\Seeders;

use App\Models\Customer;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Str;

/** The account and the lead of `petbox-contract`. For test systems only: the password is known. */
class DatabaseSeeder extends Seeder
{
    public function run(): void
    {
        $carla = Customer::firstOrCreate(['email' => 'carla.lima@gmail.com'], [
            'code' => Str::random(12),
            'phone_ddd' => '11',
            'phone_number' => '987654321',
            'newsletter' => false,
            'password' => Hash::make('bob-adora-petbox'),
            'registration' => ['fullname' => 'Carla Lima'],
        ]);
        $carla->subscriptions()->firstOrCreate(['code' => 'ATIVA00001'], [
            'plan_code' => 'SP_anual',
            'amount' => 83880,
            'shipping_amount' => 0,
            'parcels' => 12,
            'status' => 'PAID',
            'paid_at' => now(),
            'pet_name' => 'Bob',
            'pet_sex' => 'masculino',
            'pet_size' => 'medio',
            'next_env_date' => today()->addDays(7),
        ]);
        Customer::firstOrCreate(['email' => 'ana.souza@gmail.com'], [
            'code' => Str::random(12),
            'phone_ddd' => '21',
            'phone_number' => '987654321',
            'newsletter' => true,
        ]);
    }
}
