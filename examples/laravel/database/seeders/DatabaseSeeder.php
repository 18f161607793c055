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
        Customer::firstOrCreate(['email' => 'carla.lima@gmail.com'], [
            'code' => Str::random(12),
            'phone_ddd' => '11',
            'phone_number' => '987654321',
            'newsletter' => false,
            'password' => Hash::make('bob-adora-petbox'),
            'registration' => ['fullname' => 'Carla Lima'],
        ]);
        Customer::firstOrCreate(['email' => 'ana.souza@gmail.com'], [
            'code' => Str::random(12),
            'phone_ddd' => '21',
            'phone_number' => '987654321',
            'newsletter' => true,
        ]);
    }
}
